import type { BlockNode } from '../../schemas/page.ts'
import { CONSENT_COOKIE, writeChoice } from '../../src/site/consent.ts'
import { VARIANT_COOKIE, VISITOR_NUMBERS } from '../../src/site/variant-storage.ts'
import { pickForVisitor } from '../../src/content/pick-for-visitor.ts'
import { testsOf } from '../../src/content/variants.ts'
import { node } from './pages.ts'
import { defined } from '../../src/lib/defined.ts'

/** A block of a test that says its own letter; the original of the default test unless told. */
export const variantBlock = (name: string, share?: number, changes: Partial<BlockNode> = {}, test = 'hero-words'): BlockNode =>
  node('text', {
    id: `${test}-${name}`,
    props: { text: `Words ${name.toUpperCase()}` },
    ...changes,
    meta: { ...changes.meta, variant: { test, name, ...defined({ share }) } },
  })

/** An original and a variant for half of the visitors. */
export const halfAndHalf = (test = 'hero-words'): readonly BlockNode[] => [
  variantBlock('a', undefined, {}, test),
  variantBlock('b', 50, {}, test),
]

/** The first visitor who sees a variant of a test among these blocks. */
export const visitorOf = (blocks: readonly BlockNode[], name: string, test = 'hero-words'): number => {
  const found = testsOf(blocks).find((each) => each.test === test)
  const numbers = Array.from({ length: VISITOR_NUMBERS }, (_, number) => number)
  const visitor = numbers.find((number) => found !== undefined && (pickForVisitor(number)(found) ?? found.members[0]?.name) === name)
  if (visitor === undefined) throw new Error(`Nobody sees ${name} of ${test}`)
  return visitor
}

/** What the browser of a visitor sends who agreed to statistics, or who did not. */
export const cookieOf = (visitor: number | string, statistics = true): string =>
  `${CONSENT_COOKIE}=${writeChoice({ preferences: true, statistics, marketing: false }, 1)}; ${VARIANT_COOKIE}=${visitor}`
