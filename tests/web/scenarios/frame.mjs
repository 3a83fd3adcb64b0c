// tests/web/scenarios/frame.mjs: a board in an iframe of another origin, and the messages between.
import assert from 'node:assert/strict'
import { HOST_PAGES, hear, heard, say, withFrame } from '../frame-host.mjs'
import { PROPER } from '../puzzles.mjs'
import { POLICY } from '../server.mjs'

/** A puzzle that only the solver can read, and its cells. */
const OTHER_WAY = '[[0,2,0,4],[0,0,0,0],[0,0,0,0],[4,3,2,1]]'
const OTHER_VALUE = '.2.4........4321'
const options = {
  pages: HOST_PAGES,
  policy: `${POLICY}; frame-src *`,
}

/** @type {import('./index.mjs').Scenario[]} */
export const frame = [
  {
    title: 'iframe: a host on another origin sets a puzzle, asks, and gets the height',
    options,
    async run(reader, server) {
      const parameters = { puzzle: PROPER.givens, controls: '', origin: server.origin }
      const frames = await withFrame(reader, server, parameters)
      try {
        const ready = await hear(reader, ({ type }) => type === 'ready')
        assert.deepEqual(ready, { nonet: 1, type: 'ready', value: PROPER.givens, solved: false })
        await hear(reader, ({ type, height }) => type === 'height' && height > 360)

        await say(reader, { nonet: 1, type: 'set', id: 'full', value: PROPER.solution })
        const full = await hear(reader, ({ id }) => id === 'full')
        assert.deepEqual(full, {
          nonet: 1,
          type: 'changed',
          id: 'full',
          value: PROPER.solution,
          solved: true,
        })
        // In any format: the solver has to read this one.
        const rows = '+---+---+\n|12 |3 4|\n|   | 1 |\n+---+---+\n|   |   |\n'
        await say(reader, {
          nonet: 1,
          type: 'set',
          id: 1,
          puzzle: OTHER_WAY,
        })
        const read = await hear(reader, ({ id }) => id === 1)
        assert.equal(read.value, OTHER_VALUE)
        await say(reader, { nonet: 1, type: 'set', id: 2, puzzle: rows })
        const refused = await hear(reader, ({ id }) => id === 2)
        assert.equal(refused.type, 'error')
        assert.equal(refused.field, 'puzzle')
        await say(reader, { nonet: 1, type: 'get', id: 3 })
        assert.equal((await hear(reader, ({ id }) => id === 3)).value, OTHER_VALUE)
        assert.deepEqual(frames.violations, [])
      } finally {
        await frames.stop()
      }
    },
  },
  {
    title: 'iframe: messages of another protocol or origin are not answered',
    options,
    async run(reader, server) {
      // Without an origin in the address, the one that the browser reports counts.
      const frames = await withFrame(reader, server, { puzzle: PROPER.givens })
      try {
        await hear(reader, ({ type }) => type === 'ready')
        const before = (await heard(reader)).length
        const nonsense = [
          null,
          'set',
          7,
          [],
          { nonet: 2, type: 'get', id: 1 },
          { nonet: '1', type: 'get', id: 1 },
          { nonet: 1, type: 'other', id: 1 },
          { nonet: 1, type: 'constructor', id: 1 },
          { type: 'get', id: 1 },
        ]
        for (const message of nonsense) await say(reader, message)
        await say(reader, { nonet: 1, type: 'get', id: 'last' })
        await hear(reader, ({ id }) => id === 'last')
        assert.equal((await heard(reader)).length, before + 1)
      } finally {
        await frames.stop()
      }
      const parameters = { puzzle: PROPER.givens, origin: 'https://somebody.example' }
      const others = await withFrame(reader, server, parameters)
      try {
        const isUp = async () => others.log.some(({ path }) => path === '/define.js')
        await reader.until('the frame has its scripts', isUp)
        for (let time = 0; time < 10; time++) {
          await say(reader, { nonet: 1, type: 'get', id: time })
          await new Promise((done) => setTimeout(done, 50))
        }
        assert.deepEqual(await heard(reader), [])
      } finally {
        await others.stop()
      }
    },
  },
  {
    title: 'iframe: in a sandbox with an opaque origin the board works and answers',
    options,
    async run(reader, server, engine) {
      const parameters = { puzzle: PROPER.givens, controls: '', origin: server.origin }
      const how = { page: 'opaque.html', cors: true }
      const frames = await withFrame(reader, server, parameters, how)
      try {
        // There 'self' in a policy matches no origin: demo/iframe.html says what to do.
        if (engine.name === 'webkit') {
          await reader.until('its scripts are blocked', async () => frames.violations.length >= 2)
          assert.match(frames.violations.join(), /embed\.js/)
          return
        }
        await hear(reader, ({ type }) => type === 'ready')
        await say(reader, { nonet: 1, type: 'set', id: 1, value: PROPER.solution })
        assert.equal((await hear(reader, ({ id }) => id === 1)).solved, true)
      } finally {
        await frames.stop()
      }
    },
  },
]
