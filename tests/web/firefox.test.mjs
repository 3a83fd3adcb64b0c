// tests/web/firefox.test.mjs: every scenario in Firefox. Alone: `node --test
// tests/web/firefox.test.mjs`
import * as firefox from './engines/firefox.mjs'
import { runScenarios } from './suite.mjs'

runScenarios('firefox', firefox)
