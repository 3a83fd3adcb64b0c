// client/index.node.js: index.js for Node, under the same name of the package.

import { readFiles } from './node-files.js'

export * from './index.js'

readFiles()
