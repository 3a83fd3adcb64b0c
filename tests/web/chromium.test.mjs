// tests/web/chromium.test.mjs: every scenario in Chromium. Alone: `node --test
// tests/web/chromium.test.mjs`
import * as chromium from './engines/chromium.mjs'
import { runScenarios } from './suite.mjs'

runScenarios('chromium', chromium)
