// Shows the messages from and to the frame of this page, with a button for each kind of message.
const [watched] = document.getElementsByTagName('iframe')
const log = document.querySelector('.log')

/** @param {string} from @param {unknown} message */
function note(from, message) {
  const line = document.createElement('div')
  line.textContent = `${from} ${JSON.stringify(message)}`
  log?.prepend(line)
}

window.addEventListener('message', ({ source, origin, data }) => {
  if (source === watched.contentWindow && origin === location.origin) note('←', data)
})

let lastId = 0
const nine = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
for (const content of [
  { type: 'get' },
  { type: 'set', puzzle: nine, value: null },
  { type: 'set', puzzle: '12....21..1..4..' },
  { type: 'set', controls: false },
  { type: 'set', controls: true, lang: 'de' },
  { type: 'set', theme: 'dark' },
  { type: 'set', puzzle: 'no puzzle at all' },
]) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = JSON.stringify(content)
    .replaceAll(/"(\w+)":/g, '$1: ')
    .slice(1, 46)
  button.addEventListener('click', () => {
    const message = { nonet: 1, id: ++lastId, ...content }
    note('→', message)
    watched.contentWindow?.postMessage(message, location.origin)
  })
  document.querySelector('#calls')?.append(button)
}
