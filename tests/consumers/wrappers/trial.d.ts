// tests/consumers/wrappers/trial.d.ts: what the test does with a wrapper, whatever its framework.
export interface Trial {
  /** Hands the wrapper another puzzle. */
  change(puzzle: string): void
  unmount(): void
}
/** Puts a wrapper into a page; it tells each event that it hears. */
export type Mount = (place: Element, puzzle: string, hear: (event: Event) => void) => Trial

declare global {
  var trial: (Trial & { heard: string[] }) | undefined
}
