// types.d.ts: what the bundler makes of what is no script: of a style sheet its text, of the list of
// changes its newest part.
declare module '*.css' {
  const text: string
  export default text
}

declare module '*/CHANGELOG.md' {
  export const version: string
  export const whatsNew: readonly string[]
}

declare module '*/en.json?later' {
  const words: typeof import('./i18n/en.json')
  export default words
}
