import type { FastifyBaseLogger } from 'fastify'
import { cached } from '../../src/lib/cache.ts'
import type { StorefrontDeps } from './storefront-deps.ts'

/** A page reads the tree up to four times; categories change a few times a day. */
const TTL_MS = 5_000

/** Navigation trees, cached for some seconds. An empty one is not cached: the shop is still being filled. */
export const cacheNavigation = (read: StorefrontDeps['navigation'], log: Pick<FastifyBaseLogger, 'error'>): StorefrontDeps['navigation'] =>
  cached(read, {
    ttl: TTL_MS,
    // Once read, categories are answered from the cache however old they are, and renewed in the background.
    staleWhileRevalidate: Infinity,
    onRenewalFailed: (cause) => log.error(cause, 'Categories could not be read again'),
    admit: (tree) => (tree.length === 0 ? 'removeStored' : 'store'),
  })
