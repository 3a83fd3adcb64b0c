// tests/mutants/faults.mjs: every small fault that can be put into a source text, C++ or JavaScript.
//
// A fault replaces one token, or negates one condition. The text is split into tokens only so far as
// is needed to leave out comments, strings, regular expressions, templates and preprocessor lines. It
// relies on the formatters (clang-format, Biome): an operator with a blank on both sides is binary,
// so that `a < b` is a comparison and `vector<int>`, `T&&` and `*p` are not.
// Tested by faults.test.mjs.

/**
 * One fault. `line` and `becomes` are the whole line without indentation, before and after; with
 * `file` and `nth` (the 1-based index among equal lines of the file) they identify the fault, also
 * when lines are added above it.
 * @typedef {object} Fault
 * @property {string} file
 * @property {string} line
 * @property {string} becomes
 * @property {number} nth
 * @property {number} number the line's number, from 1
 * @property {number} start the first offset in the text that is replaced
 * @property {number} end the offset after the last
 * @property {string} put what is put there
 */

/** @typedef {{text: string, start: number, end: number, isCode: boolean}} Token */

/** What a binary operator is replaced by. */
const INSTEAD = /** @type {Record<string, string[]>} */ ({
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '==': ['!='],
  '!=': ['=='],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
  '&': ['|'],
  '|': ['&'],
})

const COMPARISONS = new Set(['<', '<=', '>', '>=', '==', '!=', '===', '!=='])

const COMMENT = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`
const STRING = String.raw`"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'`
const NUMBER = String.raw`\.?\d(?:[eEpP][+-]|['\w.])*`
const NAME = String.raw`[\p{ID_Start}_$#][\p{ID_Continue}$]*`
const SIGN = String.raw`<=>|>>>=|\.\.\.|===|!==|\*\*=|<<=|>>=|&&=|\|\|=|\?\?=|=>|->|::|\+\+|--|&&|\|\||\?\?|\?\.|[-+*/%&|^=!<>]=|<<|>>|\S`
const RAW = String.raw`R"(?<mark>\w*)\([\s\S]*?\)\k<mark>"`
const DIRECTIVE = String.raw`^[ \t]*#(?:[^\n\\]|\\[\s\S])*`
const CPP = new RegExp(
  `(?<skip>${COMMENT}|${DIRECTIVE}|${RAW}|${STRING})|(?<code>${NUMBER}|${NAME}|${SIGN})`,
  'gmuy',
)
const JAVASCRIPT = new RegExp(
  `(?<skip>${COMMENT}|${STRING})|(?<code>${NUMBER}|${NAME}|${SIGN})`,
  'gmuy',
)
const REGEX = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y
/** After these a slash divides; after anything else, it begins a regular expression. */
const ENDS_VALUE = /(?:[\p{ID_Continue}$)\]}'"`]|\+\+|--)$/u
const BEFORE_VALUE = /^(?:return|typeof|case|in|of|await|yield|new|delete|void|else|do)$/

/** Where the template that begins at `start` ends. @param {string} text @param {number} start */
function templateEnd(text, start) {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '`') return at + 1
    else if (text.startsWith('${', at)) {
      let depth = 0
      for (; at < text.length; at++) {
        if (text[at] === '`') at = templateEnd(text, at) - 1
        else if (text[at] === '{') depth++
        else if (text[at] === '}' && --depth === 0) break
      }
    }
  }
  return text.length
}

/** @param {string} text @param {boolean} isJavaScript @returns {Token[]} the code alone */
function tokensOf(text, isJavaScript) {
  const pattern = isJavaScript ? JAVASCRIPT : CPP
  const tokens = /** @type {Token[]} */ ([])
  for (let at = 0; at < text.length; ) {
    const before = tokens.at(-1)?.text ?? ''
    if (/\s/.test(text[at])) at++
    else if (isJavaScript && text[at] === '`') {
      const end = templateEnd(text, at)
      tokens.push({ text: text.slice(at, end), start: at, end, isCode: false })
      at = end
    } else {
      pattern.lastIndex = at
      REGEX.lastIndex = at
      const isValue = ENDS_VALUE.test(before) && !BEFORE_VALUE.test(before)
      const found = pattern.exec(text)
      if (!found) throw new Error(`no token at ${at}`)
      const regex = isJavaScript && !found.groups?.skip && !isValue && REGEX.exec(text)
      const [whole] = regex || found
      const isComment = /^(?:\/[/*])/.test(whole) && !regex
      const isCode = !regex && found.groups?.code !== undefined
      if (!isComment) tokens.push({ text: whole, start: at, end: at + whole.length, isCode })
      at += whole.length
    }
  }
  return tokens
}

/** The index of the bracket that closes the one at `open`. @param {Token[]} tokens @param {number} open */
function closing(tokens, open) {
  let depth = 0
  for (let i = open; i < tokens.length; i++) {
    if (!tokens[i].isCode) continue
    if ('([{'.includes(tokens[i].text)) depth++
    if (')]}'.includes(tokens[i].text) && --depth === 0) return i
  }
  return tokens.length - 1
}

/**
 * Every fault of a text, in its order. `file` also says which language it is.
 * @param {string} file @param {string} text @returns {Fault[]}
 */
export function faultsOf(file, text) {
  const isJavaScript = /\.m?js$/.test(file)
  const tokens = tokensOf(text, isJavaScript)
  const found = /** @type {{start: number, end: number, put: string}[]} */ ([])
  const isBlank = (/** @type {number} */ at) => /\s/.test(text[at] ?? ' ')
  for (let i = 0; i < tokens.length; i++) {
    const { text: token, start, end, isCode } = tokens[i]
    if (!isCode) continue
    if (token === 'static_assert') i = closing(tokens, i + 1)
    const isBinary = isBlank(start - 1) && isBlank(end)
    if (isBinary && Object.hasOwn(INSTEAD, token)) {
      for (const put of INSTEAD[token]) found.push({ start, end, put })
    } else if (token === '!' && !isBinary) {
      found.push({ start, end, put: '' })
    } else if (token === 'true' || token === 'false') {
      found.push({ start, end, put: token === 'true' ? 'false' : 'true' })
    } else if (/^\d{1,6}[uUlLzZ]*$/.test(token)) {
      const [, digits, suffix] = /^(\d+)(\D*)$/.exec(token) ?? []
      const number = Number(digits)
      found.push({ start, end, put: `${number + 1}${suffix}` })
      if (number > 0) found.push({ start, end, put: `${number - 1}${suffix}` })
    } else if (token === 'if' && tokens[i + 1]?.text === '(') {
      // Of `if (auto x = f(); condition)`, the condition.
      let first = i + 1
      const last = closing(tokens, first)
      for (let j = first; j < last; j++) if (tokens[j].text === ';') first = j
      // One comparison or a single `!` is negated by what is put in its place.
      const inside = tokens.slice(first + 1, last).map((token) => token.text)
      const isOne = !inside.some((sign) => sign === '&&' || sign === '||')
      if (isOne && (inside[0] === '!' || inside.some((sign) => COMPARISONS.has(sign)))) continue
      const condition = text.slice(tokens[first].end, tokens[last].start)
      const blank = /^\s*/.exec(condition)?.[0] ?? ''
      found.push({
        start: tokens[first].end,
        end: tokens[last].start,
        put: `${blank}!(${condition.trim()})`,
      })
    }
  }
  return withLines(file, text, found)
}

/**
 * @param {string} file @param {string} text @param {{start: number, end: number, put: string}[]} found
 * @returns {Fault[]}
 */
function withLines(file, text, found) {
  const lines = text.split('\n')
  const starts = [0]
  for (const line of lines) starts.push(/** @type {number} */ (starts.at(-1)) + line.length + 1)
  const seen = /** @type {Map<string, number>} */ (new Map())
  const nths = lines.map((line) => {
    const nth = (seen.get(line.trim()) ?? 0) + 1
    seen.set(line.trim(), nth)
    return nth
  })
  let row = 0
  return found
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, put }) => {
      while (starts[row + 1] <= start) row++
      // A condition may go over several lines: those are one here.
      let last = row
      while (starts[last + 1] < end) last++
      const [from, to] = [starts[row], starts[last + 1] - 1]
      const oneLine = (/** @type {string} */ part) => part.trim().replaceAll(/\s*\n\s*/g, ' ')
      return {
        file,
        line: oneLine(text.slice(from, to)),
        becomes: oneLine(text.slice(from, start) + put + text.slice(end, to)),
        nth: nths[row],
        number: row + 1,
        start,
        end,
        put,
      }
    })
}

/** What identifies a fault. @param {{file: string, line: string, becomes: string, nth?: number}} fault */
export const keyOf = ({ file, line, becomes, nth = 1 }) => [file, line, becomes, nth].join('\n')

/** The text with the fault in it. @param {string} text @param {Fault} fault */
export const withFault = (text, { start, end, put }) => text.slice(0, start) + put + text.slice(end)
