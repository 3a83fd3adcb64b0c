// page/share/picture.js: the board as a picture: SVG for those who print or draw, PNG for all others.

import { make } from '../../dom/make.js'
import { constrainedScene } from '../../scene/constrained-scene.js'
import { canvasOf, svgElement, svgOf } from '../../scene/pens.js'
import { errorSentence, say } from '../../words/sentences.js'
import { download } from '../download.js'
import { fileName } from './content.js'

/** Sides of a PNG in pixels: for a message, for a page, for a poster. */
const SIDES = [600, 1200, 2400]
const USUAL_SIDE = 1200

/** @param {import('./content.js').Sharing} sharing @returns {import('./content.js').Part} */
export function makePicture({ page, content, tell }) {
  const preview = make('div', { class: 'picture' })
  const side = make('select', { id: 'share-side' })
  side.append(...SIDES.map((pixels) => new Option(`${pixels} × ${pixels}`, String(pixels))))
  side.value = String(USUAL_SIDE)
  const titleOf = () => page.board.caption || say('share.untitled')

  const asPng = async () => {
    const canvas = canvasOf(constrainedScene(content()), Number(side.value))
    /** @type {Blob | null} */
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('toBlob')
    return new File([blob], fileName(page.board.caption, 'png'), { type: 'image/png' })
  }
  const png = make('button', { type: 'button', class: 'main' }, say('share.png'))
  png.addEventListener('click', async () => {
    try {
      const file = await asPng()
      download(file, file.name)
    } catch (reason) {
      tell(errorSentence(reason))
    }
  })
  const svg = make('button', { type: 'button' }, say('share.svg'))
  svg.addEventListener('click', () => {
    const blob = new Blob([svgOf(constrainedScene(content()), { title: titleOf() })], {
      type: 'image/svg+xml',
    })
    download(blob, fileName(page.board.caption, 'svg'))
  })
  const canSend = navigator.canShare?.({ files: [new File([''], 'a.png', { type: 'image/png' })] })
  const send = make('button', { type: 'button', hidden: !canSend }, say('share.send'))
  send.addEventListener('click', async () => {
    try {
      await navigator.share({ files: [await asPng()], title: titleOf() })
    } catch {
      // The reader has changed their mind.
    }
  })
  const body = make(
    'div',
    {},
    preview,
    make('label', { for: side.id }, say('share.side')),
    side,
    make('p', { class: 'buttons' }, send, svg, png),
  )
  return {
    name: 'picture',
    body,
    show() {
      preview.replaceChildren(svgElement(constrainedScene(content()), { title: titleOf() }))
    },
  }
}
