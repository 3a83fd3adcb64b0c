// tests/web/english.mjs: loads all English sentences, for tests of modules that use them; an entry only loads its own.
import english from '../../web/i18n/en.json' with { type: 'json' }
import { provideEnglish } from '../../web/words/english.js'
import { speak } from '../../web/words/sentences.js'

provideEnglish(english)
speak('en')
