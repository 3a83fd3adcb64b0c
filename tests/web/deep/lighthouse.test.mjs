// tests/web/deep/lighthouse.test.mjs: Lighthouse's checks that are no measurements score at least 0.98 in each
// category.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scoresOf } from '../lighthouse.mjs'

const CATEGORIES = ['accessibility', 'best-practices', 'seo']

test('Lighthouse, mobile', { timeout: 240_000 }, async () => {
  const [scores] = await scoresOf(CATEGORIES)
  for (const name of CATEGORIES) assert.ok(scores[name] >= 0.98, `${name}: ${scores[name]}`)
})
