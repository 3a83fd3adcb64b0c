// client/generate-client.js: new puzzles (nonet-generate.wasm) as promises.
//
// A puzzle is known by its seed, its number and the wishes: these make the same one everywhere. Puzzles are made in slices,
// so that each is passed on soon, and a page without workers goes on meanwhile.

import { ownMembers } from '../base/own-members.js'
import { LaterClient, sharing } from './later-client.js'
import { generateSupply } from './later-places.js'
import { NonetError } from './nonet-error.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('nonet-generate-wasm').NonetGenerateModule} NonetGenerateModule */
/** @typedef {import('nonet-generate-wasm').Wishes} Wishes */
/** @typedef {import('nonet-generate-wasm').MadePuzzle} MadePuzzle */
/** @typedef {import('./module-client.js').CallOptions} CallOptions */
/** `seed`: any text; default: a new one. @typedef {{seed?: string}} SeedOptions */
/**
 * `first`: the number of the seed's first puzzle to be made, default 1. Of the progress, `attempts` are the puzzles tried so
 * far, `solutions` those made.
 * @typedef {CallOptions & SeedOptions & {first?: number}} GenerateCallOptions
 */
/**
 * `count`: how many, default 1. `onPuzzle` gets each as soon as it is made, in the order of their numbers.
 * @typedef {GenerateCallOptions & {count?: number, onPuzzle?: (made: MadePuzzle) => void}} GenerateManyOptions
 */

/** Without the letters and digits that are easily mistaken for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const SEED_LENGTH = 6

/** @extends {LaterClient<NonetGenerateModule>} */
export class GenerateClient extends LaterClient {
  /** @param {typeof import('./start-solver.js').startSolver} [start] starts another solver, for tests */
  constructor(start) {
    super(generateSupply, start)
  }

  /**
   * Makes a puzzle. Rejects with an obstacle's key if no puzzle can be as wished; if none is found, it resolves with the
   * nearest one, which does not fit.
   * @param {Wishes} [wishes]
   * @param {GenerateCallOptions} [options]
   * @returns {Promise<MadePuzzle>}
   */
  async generate(wishes, options) {
    const [made] = await this.generateMany(wishes, { ...ownMembers(options), count: 1 })
    return made
  }

  /**
   * Makes some puzzles.
   * @param {Wishes} [wishes]
   * @param {GenerateManyOptions} [options]
   * @returns {Promise<MadePuzzle[]>}
   */
  async generateMany(wishes = {}, options) {
    const { seed = newSeed(), first, count, onPuzzle, ...others } = ownMembers(options)
    /** @type {MadePuzzle[]} */
    const all = []
    const onPart = (/** @type {MadePuzzle[]} */ part) => {
      for (const made of part) {
        all.push(made)
        onPuzzle?.(made)
      }
    }
    const args = [wishes, seed, { first, count }]
    const { made, obstacle } = await this.call('generate', args, { ...others, onPart })
    if (obstacle) throw new NonetError(obstacle)
    onPart(made)
    return all
  }

  /**
   * Takes givens out of a puzzle with one solution until none can go.
   * @param {Puzzle} puzzle
   * @param {CallOptions & SeedOptions} [options]
   * @returns {Promise<Puzzle>}
   */
  async minimise(puzzle, options) {
    const { seed = newSeed(), ...others } = ownMembers(options)
    const { puzzle: minimal } = await this.call('minimise', [puzzle, seed], others)
    return minimal
  }
}

/** The client that all parts of a page share. */
export const sharedGenerateClient = /* @__PURE__ */ sharing(GenerateClient)

/** A seed that hardly anybody has used before, easily read out and typed. */
export function newSeed() {
  const letter = () => LETTERS[Math.floor(Math.random() * LETTERS.length)]
  return Array.from({ length: SEED_LENGTH }, letter).join('')
}
