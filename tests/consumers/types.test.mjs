// tests/consumers/types.test.mjs: the package's types in a strict project that checks its libraries
// too, by the newest compiler and by one that most people still have, resolved in each of the ways
// that know `exports`. Every @ts-expect-error in there is a check that types say no.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { HERE, project, shell, TOP } from './lib.mjs'

const COMPILERS = {
  'TypeScript 7': join(TOP, 'web/node_modules/.bin/tsc'),
  'TypeScript 5.9': join(HERE, 'node_modules/.bin/tsc'),
}
const RESOLUTIONS = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  node16: { module: 'node16', moduleResolution: 'node16' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
}
const STRICT = {
  noEmit: true,
  strict: true,
  skipLibCheck: false,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
}

describe('types', () => {
  let folder = ''
  before(async () => {
    const sources = ['types', 'page'].map((name) => join(HERE, name))
    folder = await project('types', [...sources, join(TOP, 'web/demo/wrappers')])
  })

  /** @param {string} program @param {object} options @param {string[]} files */
  const compiles = async (program, options, files) => {
    const compilerOptions = { ...STRICT, ...options }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
    await shell(folder, `'${program}' -p tsconfig.json`).catch(({ stdout, stderr }) => {
      throw new Error(stdout + stderr)
    })
  }

  for (const [compiler, program] of Object.entries(COMPILERS)) {
    for (const [resolution, options] of Object.entries(RESOLUTIONS)) {
      test(`${compiler}, ${resolution}`, { timeout: 60_000 }, async () => {
        await compiles(program, options, ['consumer.ts', 'single.ts', 'plain.ts'])
      })
    }
  }

  test('a page in JavaScript, and a component of React', { timeout: 60_000 }, async () => {
    const options = { allowJs: true, checkJs: true, jsx: 'react-jsx' }
    // React's own properties may be undefined.
    const usual = { ...RESOLUTIONS.bundler, ...options, exactOptionalPropertyTypes: false }
    await compiles(COMPILERS['TypeScript 7'], usual, ['main.js', 'react.tsx'])
  })
})
