// tests/wasm/agreement.mjs: a file of declarations, a header and a built module name the same things.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { api, camelCase, functions, interfaces } from './declarations.mjs'

/** Members that Emscripten's runtime adds to a module besides the bound functions. */
const RUNTIME = new RegExp(
  [
    '^(_.*|dynCall.*|HEAP.*|wasm.*|on[A-Z].*|print.*|preloaded.*|addOnP.*|.*Error|.*_emvals?)$',
    '^(asm|ready|then|run|calledRun|inspect|quit|locateFile|noExitRuntime|preRun|postRun)$',
    '^(get(Live)?Inherited.*|flushPendingDeletes|setDelayFunction|count_emval_handles)$',
  ].join('|'),
)

/**
 * Registers the tests.
 * @param {string} declarations in wasm/ @param {string[]} headers in wasm/, in the order of the declarations
 * @param {() => object} module the built one, when the tests run
 */
export function agree(declarations, headers, module) {
  const declared = interfaces(declarations)
  const parts = headers.map((header) => api(header))
  const structs = new Map(parts.flatMap((part) => [...part.structs]))
  const native = parts.flatMap((part) => part.functions)
  const header = headers.join(' and ')
  const promised = functions(declarations)

  test('the declarations were found', () => {
    assert.ok(promised.length >= 1)
    assert.ok(declared.size >= 3)
    assert.ok(structs.size >= 3)
  })

  test(`${declarations} has the functions of ${header}, in its order`, () => {
    assert.deepEqual(
      promised.map(({ name }) => name),
      native.map(camelCase),
    )
  })

  test('the module has those functions and no others', () => {
    const real = Object.entries(module())
      .filter(([name, value]) => typeof value === 'function' && !RUNTIME.test(name))
      .map(([name]) => name)
    assert.deepEqual(real.sort(), promised.map(({ name }) => name).sort())
  })

  describe(`a struct of ${header} and the interface of its name have the same fields`, () => {
    for (const [struct, fields] of structs) {
      test(struct, () => {
        const members = declared.get(struct) ?? []
        assert.deepEqual(
          members.map(({ name }) => name),
          fields.map(({ name }) => camelCase(name)),
        )
        for (const [i, { name, mayBeAbsent }] of fields.entries()) {
          if (mayBeAbsent) assert.ok(members[i].optional, `${struct}.${name} may be absent`)
        }
      })
    }
  })
}
