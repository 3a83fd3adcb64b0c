// entries/single.d.ts: the types of 'nonet/single', which leaves its functions in a variable of the
// page.
import type * as index from './index.js'
import './board.js'
import './define.js'

declare global {
  var nonet: typeof index
}
