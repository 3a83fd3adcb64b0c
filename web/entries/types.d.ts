// entries/types.d.ts: what the solver takes and gives, as every entry of the package names it.
export type * from 'nonet-engine-wasm'
export type * from 'nonet-generate-wasm'
export type * from 'nonet-human-wasm'
export type * from 'nonet-wasm'
