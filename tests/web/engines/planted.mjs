// tests/web/engines/planted.mjs ENGINE: four scenarios, in the second of which something happens to the
// browser; run by gone.test.mjs. NONET_SIGNAL is what it gets; its process id is in the file NONET_PID.
import { readFileSync } from 'node:fs'
import { runScenarios } from '../suite.mjs'

const name = process.argv[2]
const { NONET_PID = '', NONET_SIGNAL = '' } = process.env
const works = {
  run: async (/** @type {import('../reader.mjs').Reader} */ { tab }) => tab.js(() => 1),
}

runScenarios(name, await import(`./${name}.mjs`), [
  { title: 'before', ...works },
  {
    title: 'meanwhile',
    async run({ tab }) {
      if (NONET_SIGNAL) process.kill(Number(readFileSync(NONET_PID, 'utf8')), NONET_SIGNAL)
      await tab.js(() => new Promise((done) => setTimeout(done, 500)))
    },
  },
  { title: 'afterwards', ...works },
  { title: 'at the end', ...works },
])
