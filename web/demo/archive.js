// Keeps what the reader does with the archives of this page in the browser's storage.
const NAME = 'nonet-demo-archive-'
const archives = document.querySelectorAll('nonet-archive')
await customElements.whenDefined('nonet-archive')

for (const archive of archives) {
  const name = NAME + archive.for
  try {
    const kept = localStorage.getItem(name)
    if (kept) archive.record = JSON.parse(kept)
  } catch (reason) {
    // No storage, or something else in it: it starts afresh.
    console.info(reason)
  }
  const keep = () => localStorage.setItem(name, JSON.stringify(archive.record))
  archive.addEventListener('nonet-choose', keep)
  addEventListener('pagehide', keep)
}

document.querySelector('#forget')?.addEventListener('click', () => {
  for (const archive of archives) archive.record = { version: 1, kept: {} }
})
