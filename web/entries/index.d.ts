// entries/index.d.ts: the types of 'nonet'.
export type { CallOptions } from '../client/client.js'
export type {
  GenerateCallOptions,
  GenerateManyOptions,
  SeedOptions,
} from '../client/generate-client.js'
export * from '../client/index.js'
export type { EnginePlaces, GeneratePlaces, HumanPlaces } from '../client/later-places.js'
export type { Places, Supply } from '../client/places.js'
export type { NoRow, Row } from '../client/solve-many.js'
export type * from './types.js'
// Both of the above have it.
export type { Puzzle } from './types.js'
