// tests/web/engines/planted.mjs ENGINE: four scenarios; the second sends the signal NONET_SIGNAL to the browser,
// whose process id is in the file NONET_PID, in the first NONET_TIMES of its runs. Run by gone.test.mjs.
import { readFileSync, readlinkSync } from 'node:fs'
import { runScenarios } from '../suite.mjs'

const name = process.argv[2]
const { NONET_PID = '', NONET_SIGNAL = '', NONET_TIMES = '2' } = process.env
let times = 0
const works = {
  run: async (/** @type {import('../reader.mjs').Reader} */ { tab }) => tab.js(() => 1),
}

/** Debian's chromium-headless-shell is a script that starts the browser and waits for it. */
function browserPid() {
  const pid = Number(readFileSync(NONET_PID, 'utf8'))
  if (!/\/(da|ba|)sh$/.test(readlinkSync(`/proc/${pid}/exe`))) return pid
  return Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'), 10)
}

runScenarios(name, await import(`./${name}.mjs`), [
  { title: 'before', ...works },
  {
    title: 'meanwhile',
    async run({ tab }) {
      if (NONET_SIGNAL && times++ < Number(NONET_TIMES)) process.kill(browserPid(), NONET_SIGNAL)
      await tab.js(() => new Promise((done) => setTimeout(done, 500)))
    },
  },
  { title: 'afterwards', ...works },
  { title: 'at the end', ...works },
])
