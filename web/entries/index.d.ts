// entries/index.d.ts: the types of 'nonet'.
export type { CallOptions } from '../client/client.js'
export {
  Client,
  candidates,
  configure,
  count,
  formats,
  NonetError,
  read,
  sharedClient,
  solve,
  solveMany,
  validate,
  version,
  write,
} from '../client/index.js'
export type { NoRow, Row } from '../client/solve-many.js'
export type * from './types.js'
