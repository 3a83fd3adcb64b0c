// tests/mutants/faults.test.mjs: what counts as a fault, and what is left alone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AREAS } from './areas.mjs'
import { faultsOf, keyOf, withFault } from './faults.mjs'

/** What a line of C++ becomes. @param {string} line @param {string} [file] */
const becomes = (line, file = 'a.cpp') => faultsOf(file, line).map((fault) => fault.becomes)

test('comparisons get a moved bound and the opposite', () => {
  assert.deepEqual(becomes('return a < b;'), ['return a <= b;', 'return a >= b;'])
  assert.deepEqual(becomes('return a == b;'), ['return a != b;'])
  assert.deepEqual(becomes('return a === b', 'a.js'), ['return a !== b'])
})

test('logic, arithmetic, constants, truth', () => {
  assert.deepEqual(becomes('x = a && b;'), ['x = a || b;'])
  assert.deepEqual(becomes('x = a - b;'), ['x = a + b;'])
  assert.deepEqual(becomes('x = 10u;'), ['x = 11u;', 'x = 9u;'])
  assert.deepEqual(becomes('x = 0;'), ['x = 1;'])
  assert.deepEqual(becomes('return true;'), ['return false;'])
  assert.deepEqual(becomes('x = !y;'), ['x = y;'])
})

test('a condition is negated, unless one of its signs is', () => {
  assert.deepEqual(becomes('if (done(a)) return;'), ['if (!(done(a))) return;'])
  assert.deepEqual(becomes('if (auto x = f(); x.ok(a)) return;'), [
    'if (auto x = f(); !(x.ok(a))) return;',
  ])
  assert.deepEqual(becomes('if (a == b) return;'), ['if (a != b) return;'])
  assert.deepEqual(becomes('if (!a) return;'), ['if (a) return;'])
  assert.deepEqual(becomes('if (a && b) return;'), [
    'if (!(a && b)) return;',
    'if (a || b) return;',
  ])
  const [first] = faultsOf('a.cpp', '  if (a &&\n      b) {\n  }\n')
  assert.equal(first.line, 'if (a && b) {')
  assert.equal(first.becomes, 'if (!(a && b)) {')
})

test('types, pointers, references, strings, comments and directives are left alone', () => {
  for (const line of [
    'std::vector<int> a;',
    'T&& take(T&& x);',
    'const char* p = *q;',
    'auto s = "a < b && 1"; // c < d',
    "char c = '<';",
    '/* a < 1 */',
    '#if NONET_VERSION > 2',
    'static_assert(kMax < 64 && kMax == 5);',
    'auto t = R"(a < 1)";',
    'double x = 1.5;',
  ]) {
    assert.deepEqual(becomes(line), [], line)
  }
  const template = ['const t = `a < $', '{b < `$', '{c < 1}`} && 2`'].join('')
  for (const line of ['const a = /a < b && 1/.test(b)', template, "const s = 'it\\'s < 1'"]) {
    assert.deepEqual(becomes(line, 'a.js'), [], line)
  }
  assert.deepEqual(becomes('const t = `a` / b / c < d', 'a.js').length, 4)
})

test('a fault is known by its line, wherever that stands', () => {
  const text = 'int a = 1;\nint a = 1;\n'
  const faults = faultsOf('a.cpp', text)
  assert.deepEqual(
    faults.map(({ nth, number }) => [nth, number]),
    [1, 1, 2, 2].map((row) => [row, row]),
  )
  const moved = faultsOf('a.cpp', `// new\n${text}`)
  assert.deepEqual(moved.map(keyOf), faults.map(keyOf))
  assert.equal(new Set(faults.map(keyOf)).size, 4)
  assert.equal(withFault(text, faults[2]), 'int a = 1;\nint a = 2;\n')
})

test('the shares are 200 in C++ and 100 in JavaScript', () => {
  const sum = (/** @type {boolean} */ isNative) =>
    AREAS.filter((area) => area.isNative === isNative).reduce((all, { share }) => all + share, 0)
  assert.deepEqual([sum(true), sum(false)], [200, 100])
})
