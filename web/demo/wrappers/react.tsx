// react.tsx: <nonet-sudoku> as a component of React 19, which sets an element's properties and listens to any
// event whose name follows "on".
import 'nonet/define'

type Heard<Name extends keyof HTMLElementEventMap> = (event: HTMLElementEventMap[Name]) => void

interface SudokuProps {
  puzzle: string
  controls?: boolean | string
  onInput?: Heard<'nonet-input'>
  onSolved?: Heard<'nonet-solved'>
}

export function Sudoku({ puzzle, controls, onInput, onSolved }: SudokuProps) {
  return (
    <nonet-sudoku
      puzzle={puzzle}
      controls={controls}
      onnonet-input={onInput}
      onnonet-solved={onSolved}
    />
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'nonet-sudoku': {
        puzzle?: string
        controls?: boolean | string
        'onnonet-input'?: Heard<'nonet-input'>
        'onnonet-solved'?: Heard<'nonet-solved'>
      }
    }
  }
}
