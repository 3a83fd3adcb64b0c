// words/lessons.js: what a technique is and why it is right, in general: a table of techniques, by families.
//
// A lesson consists of parts, which families share: a finned Franken fish is a Franken fish with fins, and what follows
// from the further candidates of a unique rectangle follows from those of a BUG as well. A part is one sentence or a few
// of the section `lessons`: `what-PART` says what to look for, `why-PART` proves it. Why a single step is right, with its
// cells and digits, is said by step-reasons.js. Tested by tests/web/unit/lessons.test.mjs.

/** @typedef {import('./phrases.js').Phrases} Phrases */

/** Techniques, the parts of what they are, and those of why they are right where these differ. */
/** @typedef {[techniques: RegExp, what: string[], why?: string[]]} Row */

/** @type {Row[]} */
const LESSONS = [
  [/^full-house$/, ['full-house']],
  [/^naked-single$/, ['naked-single']],
  [/^hidden-single$/, ['hidden-single']],
  [/^pointing$/, ['pointing']],
  [/^claiming$/, ['claiming']],
  [/^naked-(pair|triple|quad)$/, ['naked-subset']],
  [/^locked-/, ['naked-subset', 'locked-subset']],
  [/^hidden-(pair|triple|quad)$/, ['hidden-subset']],
  [/^(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/, ['fish']],
  [/^finned-(x-wing|swordfish|jellyfish)$/, ['fish', 'finned']],
  [/^sashimi-/, ['fish', 'finned', 'sashimi']],
  [
    /^siamese-finned-(x-wing|swordfish|jellyfish)$/,
    ['fish', 'finned', 'siamese'],
    ['fish', 'finned', 'both'],
  ],
  [
    /^siamese-sashimi-/,
    ['fish', 'finned', 'sashimi', 'siamese'],
    ['fish', 'finned', 'sashimi', 'both'],
  ],
  [/^franken-/, ['franken'], ['fish', 'mixed']],
  [/^finned-franken-/, ['franken', 'finned'], ['fish', 'mixed', 'finned']],
  [
    /^siamese-finned-franken-/,
    ['franken', 'finned', 'siamese'],
    ['fish', 'mixed', 'finned', 'both'],
  ],
  [/^mutant-/, ['mutant'], ['fish', 'mixed']],
  [/^finned-mutant-/, ['mutant', 'finned'], ['fish', 'mixed', 'finned']],
  [/^siamese-finned-mutant-/, ['mutant', 'finned', 'siamese'], ['fish', 'mixed', 'finned', 'both']],
  [/^kraken-fish$/, ['kraken']],
  [/^skyscraper$/, ['skyscraper'], ['two-links']],
  [/^two-string-kite$/, ['two-string-kite'], ['two-links']],
  [/^dual-two-string-kite$/, ['two-string-kite', 'dual'], ['two-links', 'both']],
  [/^turbot-fish$/, ['turbot-fish'], ['two-links']],
  [/^empty-rectangle$/, ['empty-rectangle']],
  [/^dual-empty-rectangle$/, ['empty-rectangle', 'dual'], ['empty-rectangle', 'both']],
  [/^remote-pair$/, ['remote-pair']],
  [/^simple-colours-trap$/, ['colours', 'trap']],
  [/^simple-colours-wrap$/, ['colours', 'wrap']],
  [/^multi-colours-1$/, ['colours', 'multi', 'multi-1'], ['colours', 'multi-1']],
  [/^multi-colours-2$/, ['colours', 'multi', 'multi-2'], ['colours', 'multi-2']],
  [/^three-d-medusa$/, ['medusa']],
  [/^xy-wing$/, ['xy-wing'], ['wing']],
  [/^xyz-wing$/, ['xyz-wing'], ['wing']],
  [/^wxyz-wing$/, ['wxyz-wing'], ['wing']],
  [/^bent-quad$|^\w+wxyz-wing$/, ['bent']],
  [/^w-wing$/, ['w-wing']],
  [/^m-wing$/, ['m-wing'], ['ends']],
  [/^s-wing$/, ['s-wing'], ['ends']],
  [/^l-wing$/, ['l-wing'], ['ends']],
  [/^h-wing$/, ['h-wing'], ['ends']],
  [/^unique-rectangle-1$/, ['rectangle', 'one-cell'], ['exchange', 'one-cell']],
  [/^unique-rectangle-2$/, ['rectangle', 'rectangle-2'], ['exchange', 'one-digit']],
  [/^unique-rectangle-3$/, ['rectangle', 'guard-set'], ['exchange', 'guard-set']],
  [/^unique-rectangle-4$/, ['rectangle', 'guard-locked'], ['exchange', 'guard-locked']],
  [/^unique-rectangle-5$/, ['rectangle', 'rectangle-5'], ['exchange', 'one-digit']],
  [/^unique-rectangle-6$/, ['rectangle', 'rectangle-6'], ['exchange', 'rectangle-6']],
  [/^hidden-rectangle$/, ['rectangle', 'hidden-rectangle'], ['exchange', 'hidden-rectangle']],
  [/^avoidable-rectangle-1$/, ['avoidable', 'avoidable-1']],
  [/^avoidable-rectangle-2$/, ['avoidable', 'avoidable-2'], ['avoidable', 'one-digit']],
  [/^unique-loop$/, ['unique-loop'], ['exchange', 'guards']],
  [/^extended-rectangle$/, ['extended-rectangle'], ['exchange', 'guards']],
  [/^bug-plus-1$/, ['bug', 'one-cell']],
  [/^bug-type-2$/, ['bug', 'one-digit']],
  [/^bug-type-3$/, ['bug', 'guard-set']],
  [/^bug-type-4$/, ['bug', 'guard-locked']],
  [/^bug-lite$/, ['bug-lite'], ['exchange', 'guards']],
  [/^mug$/, ['mug'], ['exchange', 'guards']],
  [/^reverse-bug$/, ['reverse-bug']],
  [/^sue-de-coq$/, ['sue-de-coq']],
  [/^sk-loop$/, ['sk-loop'], ['counted']],
  [/^msls$/, ['msls'], ['counted']],
  [/^fireworks$/, ['fireworks']],
  [/^als-xz$/, ['sets', 'als-xz'], ['als-xz']],
  [/^als-xy-wing$/, ['sets', 'als-xy-wing'], ['als-xy-wing']],
  [/^als-chain$/, ['sets', 'als-chain'], ['als-chain']],
  [/^death-blossom$/, ['sets', 'death-blossom'], ['death-blossom']],
  [/^aligned-/, ['exclusion']],
  [/^junior-exocet$/, ['exocet', 'junior'], ['exocet']],
  [/^senior-exocet$/, ['exocet', 'senior'], ['exocet']],
  [/^tridagon$/, ['tridagon'], ['tridagon', 'guards']],
  [/^bivalue-oddagon$/, ['oddagon'], ['oddagon', 'guards']],
  [/^broken-wing$/, ['broken-wing']],
  [/^x-chain$/, ['x-chain'], ['ends']],
  [/^xy-chain$/, ['xy-chain']],
  [/^aic$/, ['chain', 'aic'], ['ends']],
  [/^continuous-nice-loop$/, ['chain', 'continuous'], ['continuous']],
  [/^discontinuous-nice-loop$/, ['chain', 'discontinuous'], ['discontinuous']],
  [/^grouped-aic$/, ['chain', 'aic', 'grouped'], ['ends', 'grouped']],
  [/^grouped-continuous-/, ['chain', 'continuous', 'grouped'], ['continuous', 'grouped']],
  [/^grouped-discontinuous-/, ['chain', 'discontinuous', 'grouped'], ['discontinuous', 'grouped']],
  [/^als-aic$/, ['chain', 'aic', 'with-sets'], ['ends', 'with-sets']],
  [
    /^als-nice-loop$/,
    ['chain', 'any-loop', 'with-sets'],
    ['continuous', 'discontinuous', 'with-sets'],
  ],
  [/^nishio$/, ['nishio']],
  [/^cell-forcing-chain$/, ['cell-forcing']],
  [/^cell-forcing-net$/, ['cell-forcing', 'net']],
  [/^house-forcing-chain$/, ['house-forcing']],
  [/^house-forcing-net$/, ['house-forcing', 'net']],
  [/^contradiction-forcing-net$/, ['contradiction', 'net']],
  [/^whip$/, ['target', 'whip'], ['target']],
  [/^braid$/, ['target', 'braid'], ['target']],
  [/^g-whip$/, ['target', 'g-whip'], ['target']],
  [/^template-set$/, ['template', 'template-set'], ['template-set']],
  [/^template-delete$/, ['template', 'template-delete'], ['template-delete']],
]

/**
 * What the technique is, and why it is right: some sentences each.
 * @param {string} technique its key, as in core/human/technique.h
 * @param {Phrases} words with the words of hints and of lessons; see hint-words.js
 */
export function lessonOf(technique, words) {
  const [, what = [], why = what] = LESSONS.find(([techniques]) => techniques.test(technique)) ?? []
  const text = (/** @type {string[]} */ sentences) =>
    sentences.reduce((first, second) => words.say('steps.sentences', { first, second }))
  return {
    what: text(what.map((part) => words.say(`lessons.what-${part}`))),
    why: text(why.map((part) => words.say(`lessons.why-${part}`))),
  }
}
