// page/download.js: hands a Blob to the browser as a file.

/** The download has its own hold on the data once it has begun. */
const HELD_MS = 10_000

/** @param {Blob} blob @param {string} name of the file */
export function download(blob, name) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), HELD_MS)
}
