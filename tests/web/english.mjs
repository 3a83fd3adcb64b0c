// tests/web/english.mjs: all English sentences, for tests of what says them; an entry brings only its own.
import english from '../../web/i18n/en.json' with { type: 'json' }
import { provideEnglish } from '../../web/words/english.js'
import { speak } from '../../web/words/sentences.js'

provideEnglish(english)
speak('en')
