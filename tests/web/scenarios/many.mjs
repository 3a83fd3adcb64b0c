// tests/web/scenarios/many.mjs: a file of thousands of puzzles, solved as a whole.
import assert from 'node:assert/strict'
import { CONFLICTING, endless, isSolutionOf, PROPER, SEVERAL } from '../puzzles.mjs'

/** @typedef {import('../reader.mjs').Reader} Reader */

/** Every digit is shifted, so that successive lines differ. */
const turned = (/** @type {string} */ line, /** @type {number} */ by) =>
  line.replaceAll(/\d/g, (digit) => String(((Number(digit) - 1 + by) % 9) + 1))

/** Of a hundred lines: one without a solution, two with several, three truncated. */
function textOf(/** @type {number} */ count) {
  const lines = Array.from({ length: count }, (_, number) => {
    const kind = number % 100
    if (kind === 7) return turned(CONFLICTING, number)
    if (kind === 20 || kind === 21) return turned(SEVERAL, number)
    if (kind > 96) return turned(PROPER.givens, number).slice(0, 60)
    return turned(PROPER.givens, number)
  })
  return `${lines.join('\n')}\n`
}

/** Drops a file and opens the panel at it. @param {Reader} reader @param {string} text */
async function solveAll(reader, text) {
  await reader.drop('thousands.txt', text)
  const [first] = text.split('\n')
  await reader.shows(first)
  await reader.press('Solve all')
}

/** The file that a button of the panel downloads. @param {Reader} reader @param {string} button */
async function downloadOf(reader, button) {
  await reader.tab.js(() => {
    const made = URL.createObjectURL
    URL.createObjectURL = (/** @type {Blob} */ blob) => {
      Object.assign(globalThis, { handedOut: blob })
      return made.call(URL, blob)
    }
    // Only the name matters here; a real download would leave a file behind.
    HTMLAnchorElement.prototype.click = function () {
      Object.assign(globalThis, { handedOutAs: this.download })
    }
  })
  await reader.press(button)
  await reader.until('the file is there', () => reader.tab.js(() => 'handedOutAs' in globalThis))
  return reader.tab.js(async () => {
    const { handedOut, handedOutAs } = /** @type {any} */ (globalThis)
    Reflect.deleteProperty(globalThis, 'handedOutAs')
    return { name: handedOutAs, text: await handedOut.text() }
  })
}

/** Whether the list of puzzles is in the page's database. @param {Reader} reader */
function isListKept(reader) {
  return reader.tab.js(async () => {
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'nonet')
    if (!isThere) return false
    /** @type {IDBDatabase} */
    const database = await new Promise((resolve, reject) => {
      const opening = indexedDB.open('nonet')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    try {
      return await new Promise((resolve, reject) => {
        const counting = database.transaction('lists').objectStore('lists').count()
        counting.onsuccess = () => resolve(counting.result > 0)
        counting.onerror = () => reject(counting.error)
      })
    } finally {
      database.close()
    }
  })
}

/** @type {import('./index.mjs').Scenario[]} */
export const many = [
  {
    title: 'Solve all solves the list after a reload, too',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.drop('two.txt', `${PROPER.givens}\n${SEVERAL}\n`)
      await reader.shows(PROPER.givens)
      await reader.until('it is kept', () => isListKept(reader))
      await reader.open(server.url)
      await reader.shows(PROPER.givens)
      await reader.press('Solve all')
      await reader.hears(/^(?=.*2 puzzles in)/)
      await reader.one('button', 'Solve “two.txt”')
    },
  },
  {
    title: 'solve thousands: the statistics, the lines of bad ones, the answers in order',
    async run(reader, server) {
      await reader.open(server.url)
      const text = textOf(3000)
      await solveAll(reader, text)
      await reader.hears(/2,910 puzzles in .*, [\d,]+ a second/, 60_000)
      const shown = await reader.text()
      for (const [name, count] of Object.entries({
        'One solution': '2,820',
        Several: '60',
        None: '30',
        Unreadable: '90',
        'Given up': '0',
      })) {
        assert.match(shown, new RegExp(`${name}\\s+${count}`), name)
      }
      assert.match(shown, /How many guesses a puzzle took/)
      assert.match(shown, /Half of them took at most/)
      assert.doesNotMatch(shown, /Line 98, column/)
      await reader.press('Unreadable: 90')
      await reader.until('the lines are named', async () => {
        return (await reader.text()).includes('Line 98, column 60: The grid has 60 of the 81')
      })

      const lines = text.trimEnd().split('\n')
      const { name, text: solutions } = await downloadOf(reader, 'Solutions, one a line')
      assert.equal(name, 'thousands, solved.txt')
      const answers = solutions.trimEnd().split('\n')
      assert.equal(answers.length, lines.length)
      for (const [number, line] of lines.entries()) {
        const place = `Line ${(number + 1).toLocaleString('en')}`
        if (line.length < 81) assert.ok(answers[number].startsWith(`# ${place}, column`))
        else if (number % 100 === 7) assert.equal(answers[number], `# ${place}: no solution`)
        else assert.ok(isSolutionOf(answers[number], line), `${line} ${answers[number]}`)
      }

      const { name: tableName, text: table } = await downloadOf(reader, 'Table (CSV)')
      assert.equal(tableName, 'thousands, solved.csv')
      const [head, ...rows] = table.trimEnd().split('\n')
      assert.equal(head, 'line,puzzle,solution,outcome,guesses,microseconds,note')
      assert.deepEqual(
        rows.map((/** @type {string} */ row) => row.split(',')[0]),
        lines.map((_, number) => String(number + 1)),
      )
      assert.match(rows[20], /^21,[\d.]{81},\d{81},several,\d+,[\d.]+,$/)
      assert.match(rows[97], /^98,,,unreadable,,,"Line 98, column \d+: .*"$/)
    },
  },
  {
    title: 'a puzzle that takes for ever: the others are solved, progress moves, Cancel ends it',
    async run(reader, server) {
      await reader.open(server.url)
      const proper = turned(PROPER.givens, 1)
      const text = `${Array(200).fill(proper).join('\n')}\n${endless()}\n${proper}\n`
      await solveAll(reader, text)
      await reader.until('the ordinary ones are solved', async () => {
        return /One solution\s+20[01]\b/.test(await reader.text())
      })
      const [bar] = await reader.all('progressbar')
      assert.equal(bar.name, 'Progress')
      assert.ok(Number(bar.attributes['aria-valuenow']) >= 99)
      await reader.press('Cancel')
      const said = await reader.hears(/Cancelled\. 20[01] puzzles/)
      const { text: table } = await downloadOf(reader, 'Table (CSV)')
      assert.equal(table.match(/,one,/g)?.length, Number(/Cancelled\. (\d+)/.exec(said)?.[1]))
    },
  },
]
