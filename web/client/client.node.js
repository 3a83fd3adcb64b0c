// client/client.node.js: client.js for Node, under the same name of the package.

import { readFiles } from './node-files.js'

export * from './client.js'

readFiles()
