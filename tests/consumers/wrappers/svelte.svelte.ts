// tests/consumers/wrappers/svelte.svelte.ts
import { mount as mountComponent, unmount } from 'svelte'
import type { Mount } from './trial.js'
import Sudoku from './wrappers/svelte.svelte'

export const mount: Mount = (target, first, hear) => {
  const props = $state({ puzzle: first, controls: true, oninput: hear, onsolved: hear })
  const component = mountComponent(Sudoku, { target, props })
  return {
    change(next) {
      props.puzzle = next
    },
    unmount: () => void unmount(component),
  }
}
