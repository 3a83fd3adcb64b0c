// page/download.js: downloads a Blob as a file.

/** By then the download has begun and no longer needs the address. */
const HELD_MS = 10_000

/** @param {Blob} blob @param {string} name of the file */
export function download(blob, name) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), HELD_MS)
}
