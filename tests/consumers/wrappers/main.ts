// tests/consumers/wrappers/main.ts: mounts the wrapper that the address names (?react) and leaves
// what the test needs in `trial`.
import type { Mount } from './trial.js'

const wrappers: Record<string, () => Promise<{ mount: Mount }>> = {
  react: () => import('./react.tsx'),
  vue: () => import('./vue.ts'),
  svelte: () => import('./svelte.svelte.ts'),
  plain: () => import('./plain.ts'),
}
const { mount } = await wrappers[location.search.slice(1)]()
const heard: string[] = []
const place = document.querySelector('main') as Element
globalThis.trial = {
  heard,
  ...mount(place, '.'.repeat(81), (event) => heard.push(event.type)),
}
