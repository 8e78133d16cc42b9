import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeLists } from '../../../composer/document/merge-lists.ts'
import type { Json } from '../../../schemas/page.ts'

const list = (ids: string): Json => [...ids].map((id): Json => ({ sys: { type: 'Link', linkType: 'Entry', id } }))
const merged = (base: string, mine: string, theirs: string): string | undefined => {
  const value = mergeLists(list(base), list(mine), list(theirs)) as readonly { readonly sys: { readonly id: string } }[] | undefined
  return value?.map(({ sys }) => sys.id).join('')
}

describe('two people who change one list of blocks', () => {
  it.each([
    ['abc', 'abxc', 'aybc', 'aybxc'],
    ['abc', 'ac', 'abcd', 'acd'],
    ['abc', 'cab', 'abcx', 'cxab'],
    ['abc', 'abcx', 'cab', 'cxab'],
    ['', 'x', 'y', 'yx'],
    ['abc', '', 'abcd', 'd'],
  ])('both get what they did: %s became %s here and %s there, and is %s', (base, mine, theirs, both) => {
    const value = merged(base, mine, theirs)
    expect([...(value ?? '')].toSorted()).toEqual([...both].toSorted())
  })

  it('are asked where both changed the order, and where it is no list of blocks', () => {
    expect(merged('abc', 'cab', 'bac')).toBeUndefined()
    expect(mergeLists('a', 'b', 'c')).toBeUndefined()
    expect(mergeLists(list('aa'), list('a'), list('ab'))).toBeUndefined()
  })

  it('never lose what either added, and never bring back what either took out', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 }).map((letters) => letters.join(''))
    fc.assert(
      fc.property(ids, ids, ids, (base, mine, theirs) => {
        const value = merged(base, mine, theirs)
        if (value === undefined) return
        const wanted = [...'abcdefgh'].filter((id) =>
          base.includes(id) ? mine.includes(id) && theirs.includes(id) : mine.includes(id) || theirs.includes(id),
        )
        expect([...value].toSorted()).toEqual(wanted)
      }),
    )
  })
})
