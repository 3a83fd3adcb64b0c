// archive/define-archive.js: registers <nonet-archive>; a page only has to import it. Where there are no custom elements
// (Node), importing it does nothing.

import { NonetArchive } from './nonet-archive.js'

const registry = globalThis.customElements
if (registry && !registry.get('nonet-archive')) registry.define('nonet-archive', NonetArchive)

export { NonetArchive }
