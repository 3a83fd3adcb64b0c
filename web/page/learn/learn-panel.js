// page/learn/learn-panel.js: the panel Techniques.

import { fetchHintWords } from '../../words/hint-words.js'
import { pageSpeaker, say } from '../../words/sentences.js'
export async function prepare() {
  await fetchHintWords(pageSpeaker())
}
/** @type {import('../panels.js').PanelModule['default']} */
export default function fillLearn() {
  return { title: say('hints.techniques') }
}
