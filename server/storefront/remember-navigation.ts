import type { StorefrontDeps } from './storefront-deps.ts'
import { remember } from './remember.ts'

/** A page asks for the tree up to four times; categories change a few times a day. */
const LIFETIME_MS = 5_000

/** Navigation trees read once for all pages of some seconds. An empty one belongs to a shop that is being filled: it is not remembered. */
export const rememberNavigation = (read: StorefrontDeps['navigation']): StorefrontDeps['navigation'] => {
  const known = remember({
    keyOf: ({ clientTag, language }) => `${clientTag} ${language}`,
    read,
    lifetimeMs: LIFETIME_MS,
    now: () => performance.now(),
  })
  return async (place) => {
    const tree = await known(place)
    return tree.length === 0 ? read(place) : tree
  }
}
