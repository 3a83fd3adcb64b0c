// client/start-solver-lazily.js: takes the place of start-solver.js in define.js: fetches it when a solver is wanted.
//
// A board that is only looked at starts none. What is asked meanwhile is kept; a file that does not come
// is told like a module that does not, and tried again with the next solver.

import { importWithRetry } from '../base/import-with-retry.js'

/** @type {typeof import('./start-solver.js').startSolver} */
export function startSolver(hear, supply) {
  /** @type {import('./start-solver.js').Solver | undefined} */
  let solver
  let isEnded = false
  /** @type {import('./protocol.js').Request[]} */
  const early = []
  importWithRetry(() => import('./start-solver.js'), 'startSolver').then(
    (module) => {
      if (isEnded) return
      solver = module.startSolver(hear, supply)
      for (const request of early) solver.postMessage(request)
    },
    (reason) => isEnded || hear({ absent: String(reason) }),
  )
  return {
    get place() {
      return solver?.place ?? ''
    },
    postMessage: (request) =>
      solver ? solver.postMessage(request) : early.push(structuredClone(request)),
    terminate() {
      isEnded = true
      solver?.terminate()
    },
  }
}
