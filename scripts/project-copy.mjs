// scripts/project-copy.mjs: runs a check on a copy of the project with one text replaced, for the checks' own tests.
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceFiles } from './sources.mjs'

/**
 * @template T
 * @param {string} root the project @param {RegExp} copied the paths to copy
 * @param {{file: string, from: string, to: string}} edit
 * @param {(copy: string) => T} check
 * @param {(copy: string) => void} [prepare] called before the edit
 * @returns {T}
 */
export function checkEdited(root, copied, { file, from, to }, check, prepare) {
  const copy = mkdtempSync(join(tmpdir(), 'nonet-copy-'))
  try {
    for (const path of sourceFiles(root).filter((name) => copied.test(name))) {
      cpSync(join(root, path), join(copy, path))
    }
    prepare?.(copy)
    const before = readFileSync(join(copy, file), 'utf8')
    const after = before.replace(from, to)
    assert.notEqual(after, before, 'the text to replace is there')
    writeFileSync(join(copy, file), after)
    return check(copy)
  } finally {
    rmSync(copy, { recursive: true })
  }
}
