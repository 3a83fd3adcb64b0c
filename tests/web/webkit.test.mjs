// tests/web/webkit.test.mjs: every scenario in WebKit. Alone: `xvfb-run -a node --test
// tests/web/webkit.test.mjs`
import * as webkit from './engines/webkit.mjs'
import { runScenarios } from './suite.mjs'

runScenarios('webkit', webkit)
