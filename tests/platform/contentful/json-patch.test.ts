import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyJsonPatch } from '../../../platform/contentful/management/json-patch.ts'

describe('a JSON patch', () => {
  it.each([
    ['adds to an object', { a: 1 }, [{ op: 'add', path: '/b', value: 2 }], { a: 1, b: 2 }],
    ['adds into a list', { a: [1, 3] }, [{ op: 'add', path: '/a/1', value: 2 }], { a: [1, 2, 3] }],
    ['adds to the end of a list', { a: [1] }, [{ op: 'add', path: '/a/-', value: 2 }], { a: [1, 2] }],
    ['replaces', { a: { b: 1 } }, [{ op: 'replace', path: '/a/b', value: 2 }], { a: { b: 2 } }],
    [
      'removes',
      { a: [1, 2], b: 1 },
      [
        { op: 'remove', path: '/a/0' },
        { op: 'remove', path: '/b' },
      ],
      { a: [2] },
    ],
    ['moves', { a: 1 }, [{ op: 'move', from: '/a', path: '/b' }], { b: 1 }],
    ['copies', { a: 1 }, [{ op: 'copy', from: '/a', path: '/b' }], { a: 1, b: 1 }],
    ['reads names with slashes and tildes', { 'a/b~': 1 }, [{ op: 'replace', path: '/a~1b~0', value: 2 }], { 'a/b~': 2 }],
    [
      'goes on after a test that holds',
      { a: [1] },
      [
        { op: 'test', path: '/a', value: [1] },
        { op: 'remove', path: '/a' },
      ],
      {},
    ],
  ])('%s', (_what, document, patch, expected) => {
    expect(applyJsonPatch(document, patch)).toEqual(expected)
  })

  it.each([
    ['replaces what is not there', [{ op: 'replace', path: '/b', value: 1 }]],
    ['leads through what is not there', [{ op: 'add', path: '/b/c', value: 1 }]],
    ['leads past the end of a list', [{ op: 'add', path: '/a/5', value: 1 }]],
    ['tests for something else', [{ op: 'test', path: '/a', value: 1 }]],
    ['is no patch', [{ op: 'grow', path: '/a' }]],
  ])('is refused when it %s', (_what, patch) => {
    expect(() => applyJsonPatch({ a: [1] }, patch)).toThrow()
  })

  it('leaves the original as it was', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue(), { minKeys: 1 }), fc.jsonValue(), (document, value) => {
        const before = JSON.stringify(document)
        for (const key of Object.keys(document)) {
          const path = `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
          expect(applyJsonPatch(document, [{ op: 'replace', path, value }])).toEqual({ ...document, [key]: value })
        }
        expect(JSON.stringify(document)).toBe(before)
      }),
    )
  })
})
