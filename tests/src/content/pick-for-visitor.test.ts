import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickForVisitor } from '../../../src/content/pick-for-visitor.ts'
import { VISITOR_NUMBERS } from '../../../src/site/variant-storage.ts'
import type { VariantTest } from '../../../src/content/variants.ts'

const everybody = Array.from({ length: VISITOR_NUMBERS }, (_, number) => number)
const testOf = (test: string, ...shares: readonly number[]): VariantTest => ({
  test,
  members: [{ name: 'a', share: 0 }, ...shares.map((share, index) => ({ name: 'bcdefgh'[index] ?? 'z', share }))],
})
const seenBy = (test: VariantTest): readonly string[] => everybody.map((visitor) => pickForVisitor(visitor)(test) ?? 'a')
const countOf = (seen: readonly string[], name: string): number => seen.filter((each) => each === name).length

/** Five deviations of a share among all numbers. */
const TOLERANCE = 250

const aName = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,39}$/)
const someShares = fc
  .array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 3 })
  .filter((shares) => shares.reduce((sum, share) => sum + share, 0) <= 100)

describe('what a visitor sees', () => {
  it('is each variant for its share of 10,000 visitors, and the original for the rest', () => {
    fc.assert(
      fc.property(aName, someShares, (name, shares) => {
        const seen = seenBy(testOf(name, ...shares))
        for (const [index, share] of shares.entries())
          expect(Math.abs(countOf(seen, 'bcd'[index] ?? '') - share * 100)).toBeLessThan(TOLERANCE)
      }),
      { numRuns: 60 },
    )
  })

  it('never goes back from a variant to the original when a share grows', () => {
    fc.assert(
      fc.property(aName, someShares, fc.nat({ max: 2 }), fc.integer({ min: 1, max: 50 }), (name, shares, at, by) => {
        const grown = shares.map((share, index) => (index === at % shares.length ? share + by : share))
        const [before, after] = [seenBy(testOf(name, ...shares)), seenBy(testOf(name, ...grown))]
        expect(before.filter((seen, visitor) => seen !== 'a' && after[visitor] === 'a')).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('says nothing of what the visitor sees in another test', () => {
    fc.assert(
      fc.property(fc.uniqueArray(aName, { minLength: 2, maxLength: 2 }), ([one = '', other = '']) => {
        const [first, second] = [seenBy(testOf(one, 50)), seenBy(testOf(other, 50))]
        const both = everybody.filter((visitor) => first[visitor] === 'b' && second[visitor] === 'b').length
        expect(Math.abs(both - VISITOR_NUMBERS / 4)).toBeLessThan(TOLERANCE)
      }),
      { numRuns: 60 },
    )
  })

  it('is the original for who takes part in no test, and for everybody at a share of nothing', () => {
    expect(pickForVisitor(undefined)(testOf('hero', 100))).toBeUndefined()
    expect(countOf(seenBy(testOf('hero', 0)), 'a')).toBe(VISITOR_NUMBERS)
    expect(countOf(seenBy(testOf('hero', 100)), 'b')).toBe(VISITOR_NUMBERS)
  })
})
