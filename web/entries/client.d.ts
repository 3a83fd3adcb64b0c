// entries/client.d.ts: the types of 'nonet/client'.
export type { CallOptions } from '../client/client.js'
export { Client, configure, NonetError, sharedClient } from '../client/client.js'
export type { Places, Supply } from '../client/places.js'
export type * from './types.js'
