// entries/links.d.ts: the types of 'nonet/links'.
export { NonetError } from '../client/client.js'
export type { LinkedPuzzle } from '../interop/package-links.js'
export { readLinks, writeLink } from '../interop/package-links.js'
export type { LinkFormat } from '../interop/write-links.js'
export type * from './types.js'
