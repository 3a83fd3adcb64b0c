// wasm/nonet-engine.d.ts: what nonet-engine.wasm gives to JavaScript: those functions of nonet.d.ts that search, with the learning
// engine, which nonet.wasm has not.
//
// They take and return the same. Of several solutions the first may be another one. tests/wasm/engine.test.mjs holds this file, api.h
// and the module together.
import type {ModuleOptions, NonetModule} from 'nonet-wasm'

export type NonetEngineModule = Pick<
  NonetModule,
  'validate' | 'solve' | 'count' | 'candidates' | 'searchOpen' | 'searchGo' | 'searchClose'
>

/** As the factory of nonet.d.ts. */
export default function createNonet(options?: ModuleOptions): Promise<NonetEngineModule>
