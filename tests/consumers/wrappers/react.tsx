// tests/consumers/wrappers/react.tsx
import { createRoot } from 'react-dom/client'
import type { Mount } from './trial.js'
import { Sudoku } from './wrappers/react.tsx'

export const mount: Mount = (place, first, hear) => {
  const root = createRoot(place)
  const change = (puzzle: string) => {
    root.render(<Sudoku puzzle={puzzle} controls onInput={hear} onSolved={hear} />)
  }
  change(first)
  return { change, unmount: () => root.unmount() }
}
