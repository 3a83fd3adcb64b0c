// scripts/sources.mjs: lists the project's own files, for the checks: no built files, no npm packages.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders, or links to folders; a file may have the same name (scripts/build). */
const NOT_OURS = new Set(['build', 'dist', 'node_modules'])

/**
 * Every file below the folder, as a path from it with slashes, sorted.
 * @param {string} root @param {string} [below] @returns {string[]}
 */
export function sourceFiles(root, below = '') {
  const entries = readdirSync(join(root, below), { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    // In a worktree, .git is a file.
    if (entry.name === '.git' || (NOT_OURS.has(entry.name) && !entry.isFile())) return []
    const path = below ? `${below}/${entry.name}` : entry.name
    return entry.isDirectory() ? sourceFiles(root, path) : [path]
  })
}
