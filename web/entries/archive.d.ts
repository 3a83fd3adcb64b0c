// entries/archive.d.ts: the types of 'nonet/archive', and what it adds to those of a page.
import type { NonetArchive } from '../archive/nonet-archive.js'

export { NonetArchive } from '../archive/nonet-archive.js'

declare global {
  interface HTMLElementTagNameMap {
    'nonet-archive': NonetArchive
  }
  interface HTMLElementEventMap {
    /** The reader, or choose(), has chosen a puzzle; texts that there are not are ''. */
    'nonet-choose': CustomEvent<{ key: string; date: string; title: string }>
  }
}
