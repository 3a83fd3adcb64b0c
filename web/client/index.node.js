// client/index.node.js: index.js for Node; the package exports both as nonet.

import { readFiles } from './node-files.js'

export * from './index.js'

readFiles()
