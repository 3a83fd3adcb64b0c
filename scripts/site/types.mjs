// scripts/site/types.mjs: makes the package's types from the JSDoc of the sources.
//
// web/entries/ lists the exports of each entry of the package. The compiler generates declarations for all files that
// those import, and the package gets the ones that an entry imports directly or indirectly. Sources import the solver's
// own declarations as 'nonet-wasm', 'nonet-human-wasm' and so on, names that only this project resolves: in the package they
// are files.

import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** The declarations of the modules, by the names under which sources import them. @type {Record<string, string>} */
const MODULES = {
  'nonet-wasm': 'nonet.js',
  'nonet-human-wasm': 'nonet-human.js',
  'nonet-engine-wasm': 'nonet-engine.js',
  'nonet-generate-wasm': 'nonet-generate.js',
}
/** Every import of another file in a declaration. */
const NAMED = /(\bfrom |\bimport\(|\bimport )(['"])([^'"]+)\2/g

/**
 * @param {string} top the project's folder @param {string} types where the declarations go
 * @param {string} scratch a folder for what the compiler writes
 */
export async function writeTypes(top, types, scratch) {
  const web = join(top, 'web')
  const entries = (await readdir(join(web, 'entries'))).map((name) => join('entries', name))
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { recursive: true })
  const project = join(scratch, 'tsconfig.json')
  await writeFile(
    project,
    JSON.stringify({
      extends: relative(scratch, join(web, 'tsconfig.json')),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: 'made',
        rootDir: relative(scratch, web),
      },
      include: [],
      files: [...entries, 'types.d.ts'].map((file) => relative(scratch, join(web, file))),
    }),
  )
  execFileSync(join(web, 'node_modules', '.bin', 'tsc'), ['-p', project], { stdio: 'inherit' })
  const made = join(scratch, 'made')
  await cp(join(web, 'entries'), join(made, 'entries'), { recursive: true })
  for (const name of Object.values(MODULES).map((file) => file.replace('.js', '.d.ts'))) {
    await cp(join(top, 'wasm', name), join(made, name))
  }

  const wanted = new Set(entries)
  for (const file of wanted) {
    const text = await readFile(join(made, file), 'utf8')
    const named = text.replace(NAMED, (whole, before, quote, name) => {
      const module = MODULES[name]
      const target = module ?? join(dirname(file), name)
      if (!module && !name.startsWith('.')) {
        throw new Error(`${file} names ${name}, which whoever installs the package has not`)
      }
      wanted.add(target.replace(/\.js$/, '.d.ts'))
      const path = relative(dirname(file), target).replaceAll('\\', '/')
      return whole && `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`
    })
    await mkdir(dirname(join(types, file)), { recursive: true })
    await writeFile(join(types, file), named)
  }
}
