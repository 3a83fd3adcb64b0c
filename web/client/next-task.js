// client/next-task.js: gives everybody else a turn, and goes on in a task of its own.
//
// Plain tasks, one after another: scheduler.yield() would jump the queue of the host page's own, and
// a timer would wait longer than there is to do.

/** One for all: WebKit forgets a channel that nobody holds, with the message in it. @type {MessageChannel} */
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
