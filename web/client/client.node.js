// client/client.node.js: client.js for Node; the package exports both as nonet/client.

import { readFiles } from './node-files.js'

export * from './client.js'

readFiles()
