// tests/consumers/wrappers/vue.ts
import { createApp, h, ref } from 'vue'
import type { Mount } from './trial.js'
import Sudoku from './wrappers/vue.vue'

export const mount: Mount = (place, first, hear) => {
  const puzzle = ref(first)
  const app = createApp(() =>
    h(Sudoku, { puzzle: puzzle.value, controls: true, onInput: hear, onSolved: hear }),
  )
  app.mount(place)
  return {
    change(next) {
      puzzle.value = next
    },
    unmount: () => app.unmount(),
  }
}
