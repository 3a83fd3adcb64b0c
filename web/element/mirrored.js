// element/mirrored.js: the properties of <nonet-sudoku> that are nothing but its attributes.

export class MirroredElement extends HTMLElement {
  get puzzle() {
    return this.getAttribute('puzzle') ?? ''
  }
  set puzzle(text) {
    this.setAttribute('puzzle', text)
  }

  get readonly() {
    return this.hasAttribute('readonly')
  }
  set readonly(is) {
    this.toggleAttribute('readonly', Boolean(is))
  }

  get controls() {
    return this.hasAttribute('controls')
  }
  set controls(is) {
    this.toggleAttribute('controls', Boolean(is))
  }

  /** 'light' or 'dark'; anything else follows the reader's own setting. */
  get theme() {
    return this.getAttribute('theme') ?? ''
  }
  set theme(theme) {
    this.setAttribute('theme', theme)
  }

  /** 'lazy' (the default: when the board nears the window, and nothing else is to do) or 'eager'. */
  get loading() {
    return this.getAttribute('loading') ?? 'lazy'
  }
  set loading(loading) {
    this.setAttribute('loading', loading)
  }
}
