// client/next-task.js: yields to the event loop and continues in a new task.
//
// It uses messages: scheduler.yield() would run before tasks of the host page that are already queued, and a timer
// would wait for longer than the work takes.

/** Shared by all calls: WebKit collects a channel without references, with its message. @type {MessageChannel} */
let channel
/** @type {(() => void)[]} */
const waiting = []

/** @returns {Promise<void>} */
export function nextTask() {
  return new Promise((done) => {
    const immediately = Reflect.get(globalThis, 'setImmediate')
    if (immediately) {
      immediately(done)
      return
    }
    if (!channel) {
      channel = new MessageChannel()
      channel.port1.onmessage = () => waiting.shift()?.()
    }
    waiting.push(done)
    channel.port2.postMessage(0)
  })
}
