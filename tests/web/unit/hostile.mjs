// tests/web/unit/hostile.mjs: texts and data with pseudo-random damage, for readers that must refuse them with a reason.
import assert from 'node:assert/strict'
import english from '../../../web/i18n/en.json' with { type: 'json' }

/** @typedef {ReturnType<typeof import('./any-puzzle.mjs').dice>} Dice */

/** The text with one to three places changed: up to two characters go, and in `share − 1` of `share` cases a letter comes. @param {string} text @param {readonly string[]} letters @param {number} share @param {Dice} roll */
export function damagedText(text, letters, share, roll) {
  let damaged = text
  for (let change = 1 + roll(3); change > 0; change--) {
    const at = roll(damaged.length)
    damaged =
      damaged.slice(0, at) +
      (roll(share) ? letters[roll(letters.length)] : '') +
      damaged.slice(at + roll(3))
  }
  return damaged
}

/**
 * Replaces a value somewhere in an object or a list by an odd one.
 * @param {any} at @param {readonly unknown[]} odd @param {number} depth the greater, the deeper in it @param {Dice} roll
 */
export function spoil(at, odd, depth, roll) {
  const keys = Object.keys(at)
  const key = keys[roll(keys.length)]
  if (at[key] && typeof at[key] === 'object' && Object.keys(at[key]).length && roll(depth))
    spoil(at[key], odd, depth, roll)
  else at[key] = odd[roll(odd.length)]
}

/** The key of a refusal, which has a sentence; anything else that was thrown fails the test. @param {any} reason @param {string} [text] that was refused */
export function refusalOf(reason, text = '') {
  const { name, key, stack } = reason
  assert.equal(name, 'NonetError', `${text}\n${stack}`)
  assert.ok(key in { ...english.errors, ...english.unread }, key)
  return key
}
