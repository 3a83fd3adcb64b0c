// types.d.ts: what the bundler makes of an imported style sheet: its text.
declare module '*.css' {
  const text: string
  export default text
}
