import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeFields } from '../../../composer/document/merge-fields.ts'

const value = fc.constantFrom('a', 'b', 'c', 1, true)
const fields = fc.dictionary(
  fc.constantFrom('text', 'size', 'constructor'),
  fc.dictionary(fc.constantFrom('en', 'fr'), value, { minKeys: 1 }),
  {
    noNullPrototype: true,
  },
)

describe('fields of one entry that two people changed', () => {
  it('are theirs where only they changed something, and mine where only I did', () => {
    fc.assert(
      fc.property(fields, fields, (base, other) => {
        expect(mergeFields(base, base, other)).toEqual({ fields: other, conflicts: [] })
        expect(mergeFields(base, other, base)).toEqual({ fields: other, conflicts: [] })
      }),
    )
  })

  it('are no conflict where both made the same of it', () => {
    fc.assert(
      fc.property(fields, fields, (base, both) => {
        expect(mergeFields(base, both, both)).toEqual({ fields: both, conflicts: [] })
      }),
    )
  })

  it('name every place where both made something else, with both values', () => {
    expect(mergeFields({ text: { en: 'a' } }, { text: { en: 'b' } }, {})).toEqual({
      fields: { text: { en: 'b' } },
      conflicts: [{ field: 'text', locale: 'en', mine: 'b', theirs: undefined }],
    })
  })

  it('are the same in whatever order an object has its keys', () => {
    const one = { meta: { en: { a: 1, b: 2 } } }
    expect(mergeFields(one, { meta: { en: { b: 2, a: 1 } } }, { meta: { en: { a: 9 } } }).conflicts).toEqual([])
  })
})
