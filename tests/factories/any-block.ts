import fc from 'fast-check'
import type { BlockNode, Json } from '../../schemas/page.ts'

interface AnyBlock {
  readonly types: readonly string[]
  readonly props: readonly string[]
  readonly slots: readonly string[]
  readonly maxVersion: number
}

/** Any JSON a CMS could hold. */
export const anyJson = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>

/** A block of any shape, nested three deep at most; among its names are those that every object inherits. */
export const anyBlock = ({ types, props, slots, maxVersion }: AnyBlock): fc.Arbitrary<BlockNode> => {
  const atDepth = (depth: number): fc.Arbitrary<BlockNode> => {
    const flat = {
      id: fc.string({ maxLength: 4 }),
      type: fc.constantFrom(...types, 'constructor', '__proto__'),
      version: fc.integer({ min: 1, max: maxVersion }),
      props: fc.dictionary(fc.constantFrom(...props, 'toString'), anyJson, { maxKeys: 4 }),
    }
    if (depth === 0) return fc.record(flat)
    return fc.record({
      ...flat,
      slots: fc.dictionary(fc.constantFrom(...slots, 'toString'), fc.array(atDepth(depth - 1), { maxLength: 3 }), { maxKeys: 2 }),
    })
  }
  return atDepth(3)
}
