// client/start-solver-lazily.js: start-solver.js, fetched when the first solver is started.
//
// A board that is only looked at starts none. Requests are queued until the file has arrived; a file that cannot be
// fetched is reported like a module that cannot be, and the next solver tries again.

import { importWithRetry } from '../base/import-with-retry.js'

/** @type {typeof import('./start-solver.js').startSolver} */
export function startSolverLazily(onReply, supply) {
  /** @type {import('./start-solver.js').Solver | undefined} */
  let solver
  let isEnded = false
  /** @type {import('./protocol.js').Request[]} */
  const queue = []
  importWithRetry(() => import('./start-solver.js'), 'startSolver').then(
    (module) => {
      if (isEnded) return
      solver = module.startSolver(onReply, supply)
      for (const request of queue) solver.postMessage(request)
    },
    (reason) => isEnded || onReply({ absent: String(reason) }),
  )
  return {
    get place() {
      return solver?.place ?? ''
    },
    postMessage: (request) =>
      solver ? solver.postMessage(request) : queue.push(structuredClone(request)),
    terminate() {
      isEnded = true
      solver?.terminate()
    },
  }
}
