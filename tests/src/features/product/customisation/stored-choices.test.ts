import { describe, expect, it } from 'vitest'
import { readChoices } from '../../../../../src/features/product/customisation/stored-choices.ts'

const choice = (at: number, text = 'Ada') => ({ selectedOptions: { text }, at })

describe('stored choices', () => {
  it('are stored and read for each product [CUST-08, STORE-10]', () => {
    expect(readChoices({ '900010': choice(1) })).toEqual({ '900010': choice(1) })
  })

  it('lose what is broken, entry by entry, and are none where nothing is right [STORE-10]', () => {
    const broken = { a: null, b: 'x', c: { at: 1 }, d: { selectedOptions: { text: 1 }, at: 1 }, e: { selectedOptions: {}, at: 'now' } }
    expect(readChoices({ ...broken, '900010': choice(1) })).toEqual({ '900010': choice(1) })
    for (const value of [broken, undefined, null, [], 'x', 7, [choice(1)]]) expect(readChoices(value)).toBeUndefined()
  })

  it('are of twenty products: the one chosen for longest ago is forgotten [STORE-10]', () => {
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`p${index}`, choice(index === 20 ? 0 : index + 1)]))
    const read = readChoices(many) ?? {}
    expect([Object.keys(read).length, 'p20' in read]).toEqual([20, false])
  })
})
