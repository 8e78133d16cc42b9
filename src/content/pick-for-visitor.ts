import { textSum } from '../lib/text-sum.ts'
import { VISITOR_NUMBERS } from '../site/variant-storage.ts'
import type { PickVariant } from './variants.ts'

/**
 * What a visitor sees, the same on each visit; the original without a number. Variants lie one behind the other from the first bucket
 * on: who sees one never goes back to the original when a share grows.
 */
export const pickForVisitor =
  (visitor: number | undefined): PickVariant =>
  ({ test, members }) => {
    if (visitor === undefined) return undefined
    const bucket = bucketOf(visitor, test)
    let end = 0
    return members.slice(1).find(({ share }) => bucket < (end += (share / 100) * VISITOR_NUMBERS))?.name
  }

/** Of the number and the test, so that who sees one variant is not also who sees the next test's. */
const bucketOf = (visitor: number, test: string): number => spread(textSum(`${visitor} ${test}`)) % VISITOR_NUMBERS

/** The finalizer of MurmurHash3: FNV-1a alone puts texts that differ in their last letters near each other. */
const spread = (sum: number): number => {
  let bits = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
