import { pickForVisitor } from '../../src/content/pick-for-visitor.ts'
import type { VariantTest } from '../../src/content/variants.ts'
import type { CachedAnswer, PageCache } from './page-cache.ts'

interface Input {
  readonly cache: Pick<PageCache, 'get'>
  /** Address of the page, which is also the key of the one with all originals. */
  readonly key: string
  /** Undefined for who takes part in no test; asked only where the page has one. */
  readonly visitorOf: () => number | undefined
  readonly make: (visitor: number | undefined) => Promise<CachedAnswer>
}

/**
 * A page from the cache: one for each combination of variants that visitors see, never one for each visitor. Which tests a page has is known
 * once the one with all originals is made: it is the one without a test, and the first that is asked for.
 */
export const readVariantPage = async ({ cache, key, visitorOf, make }: Input): Promise<CachedAnswer> => {
  const original = await cache.get(key, () => make(undefined))
  const { tests } = original
  const visitor = tests === undefined ? undefined : visitorOf()
  const combination = tests === undefined || visitor === undefined ? '' : combinationOf(tests, visitor)
  return combination === '' ? original : cache.get(`${key} ${combination}`, () => make(visitor))
}

/** `hero-words=b`; empty where it is the original of each test. An address has no space, so no other page has the key. */
const combinationOf = (tests: readonly VariantTest[], visitor: number): string => {
  const pick = pickForVisitor(visitor)
  const picked = tests.flatMap((test) => {
    const name = pick(test)
    return name === undefined ? [] : [`${test.test}=${name}`]
  })
  return [...new Set(picked)].toSorted().join('&')
}
