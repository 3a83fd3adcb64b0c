// tests/web/dist.mjs: where the site under test is; NONET_DIST=DIR names another build of it.
import { fileURLToPath } from 'node:url'

export const DIST = process.env.NONET_DIST ?? fileURLToPath(new URL('../../dist/', import.meta.url))
