// types.d.ts: what the bundler makes of what is no script: of a style sheet its text, of the list of
// changes its newest part, of the modules the parts of single.js.
declare module '*.css' {
  const text: string
  export default text
}

declare module '*/CHANGELOG.md' {
  export const version: string
  export const whatsNew: readonly string[]
}

declare module 'nonet-single/solver' {
  const solver: () => import('./client/places.js').SolverScript
  export default solver
}

declare module 'nonet-single/wasm' {
  const packed: string
  export default packed
}

/** The names of the files that single.js fetches, by those that they have in the package. */
declare module 'nonet-single/names' {
  const names: Record<
    | 'nonet-plain.wasm'
    | 'nonet-human.wasm'
    | 'human-worker.js'
    | 'nonet-engine.wasm'
    | 'engine-worker.js'
    | 'nonet-generate.wasm'
    | 'nonet-generate-plain.wasm'
    | 'generate-worker.js',
    string
  >
  export default names
}

/** Some sections of the English words, or all but some; an entry says only what it has imported. */
declare module '*&only' {
  const words: typeof import('./i18n/en.json')
  export default words
}
declare module '*&rest' {
  const words: typeof import('./i18n/en.json')
  export default words
}
