// tests/walk/count.mjs: one thing of each kind is added to a copy of the tree, and the files that this touches are counted.
//
//   node tests/walk/count.mjs     a part of scripts/test core
//
// Fails where more files are touched than allowed (additions.mjs), where others than the README names, or where a text that
// additions.mjs looks for has changed. The copy is build/walk/tree, which walk.mjs builds, too.
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { argv, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { sourceFiles } from '../../scripts/sources.mjs'
import { KINDS, Tree } from './additions.mjs'

const from = fileURLToPath(new URL('../../', import.meta.url))
export const root = join(from, 'build/walk/tree')
let failed = 0
export const hasFailed = () => failed > 0

/** @param {string} name @param {unknown} problem what is wrong; nothing if it is falsy */
export function report(name, problem) {
  if (problem) failed++
  console.log(problem ? `not ok: ${name}\n${problem}` : `ok: ${name}`)
}

/** Brings the copy up to date: what is alike keeps its time, so that little is built anew. */
export function copy() {
  const files = sourceFiles(from)
  for (const file of existsSync(root) ? sourceFiles(root) : []) {
    if (!files.includes(file)) rmSync(join(root, file))
  }
  for (const file of files) {
    const [source, target] = [join(from, file), join(root, file)]
    if (existsSync(target) && readFileSync(source).equals(readFileSync(target))) continue
    mkdirSync(dirname(target), { recursive: true })
    cpSync(source, target)
  }
  for (const folder of ['web', 'tests/web', 'tests/consumers']) {
    const link = join(root, folder, 'node_modules')
    // existsSync is false for a link whose target is not installed.
    if (!lstatSync(link, { throwIfNoEntry: false }))
      symlinkSync(join(from, folder, 'node_modules'), link)
  }
}

/** The files that a README's point names: what stands between backticks and has a slash. @param {import('./additions.mjs').Kind} kind */
function filesNamed({ readme: [file, start], name }) {
  const [, point = ''] = readFileSync(join(from, file), 'utf8').split(start)
  const [own] = point.split(/\n(?:- \*\*|\n)| \(/)
  const paths = [...own.matchAll(/`([^`\s]*\/[^`\s]*)`/g)].map(([, path]) => path)
  return paths.map((path) => path.replaceAll('NAME', name)).sort()
}

export function addAll() {
  const all = new Set()
  for (const kind of KINDS) {
    const tree = new Tree(root)
    kind.add(tree)
    const files = [...tree.touched].sort()
    for (const file of files) all.add(file)
    report(
      `${kind.kind}: ${files.length} files of at most ${kind.most}: ${files.join(' ')}`,
      files.length > kind.most && 'too many',
    )
    const named = filesNamed(kind)
    const [readme] = kind.readme
    report(
      `${kind.kind}: ${readme} names these files`,
      String(named) !== String(files) && `${readme} names: ${named.join(' ') || 'none'}`,
    )
  }
  return [...all]
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  copy()
  addAll()
  exit(failed ? 1 : 0)
}
