// tests/consumers/types.test.mjs: the package's types in a strict project that checks its libraries
// too, by the newest compiler and by one that most people still have, resolved in each of the ways
// that know `exports`. Every @ts-expect-error in there is a check that types say no.
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { HERE, project, shell, TOP } from './lib.mjs'

const COMPILERS = {
  'TypeScript 7': join(TOP, 'web/node_modules/.bin/tsc'),
  'TypeScript 5.9': join(HERE, 'node_modules/.bin/tsc'),
}
const RESOLUTIONS = {
  bundler: '--module esnext --moduleResolution bundler',
  node16: '--module node16 --moduleResolution node16',
  nodenext: '--module nodenext --moduleResolution nodenext',
}
const STRICT =
  '--noEmit --strict --skipLibCheck false --noUncheckedIndexedAccess --exactOptionalPropertyTypes --target es2022 --lib es2023,dom,dom.iterable --types ""'

describe('types', () => {
  let folder = ''
  before(async () => {
    const sources = ['types', 'page'].map((name) => join(HERE, name))
    folder = await project('types', [...sources, join(TOP, 'web/demo/wrappers')])
  })

  for (const [compiler, program] of Object.entries(COMPILERS)) {
    for (const [resolution, options] of Object.entries(RESOLUTIONS)) {
      test(`${compiler}, ${resolution}`, { timeout: 60_000 }, async () => {
        const line = `'${program}' ${STRICT} ${options} consumer.ts single.ts plain.ts`
        await shell(folder, line).catch(({ stdout }) => {
          throw new Error(stdout)
        })
      })
    }
  }

  test('a page in JavaScript, and a component of React', { timeout: 60_000 }, async () => {
    const options = `${STRICT} ${RESOLUTIONS.bundler} --checkJs --allowJs --jsx react-jsx`
    const line = `'${COMPILERS['TypeScript 7']}' ${options} main.js react.tsx`
    await shell(folder, line).catch(({ stdout }) => {
      throw new Error(stdout)
    })
  })
})
