import type { FastifyBaseLogger } from 'fastify'
import { cached } from '../../src/lib/cache.ts'
import type { StorefrontDeps } from './storefront-deps.ts'

/** A page asks for the tree up to four times; categories change a few times a day. */
const TTL_MS = 5_000

/** Navigation trees, read once for all pages of some seconds. An empty one belongs to a shop that is being filled: it is not cached. */
export const cacheNavigation = (read: StorefrontDeps['navigation'], log: Pick<FastifyBaseLogger, 'error'>): StorefrontDeps['navigation'] =>
  cached(read, {
    ttl: TTL_MS,
    // No page waits for categories once they have been read, however long nobody asked.
    staleWhileRevalidate: Infinity,
    onRenewalFailed: (cause) => log.error(cause, 'Categories could not be read again'),
    admit: (tree) => (tree.length === 0 ? 'removeStored' : 'store'),
  })
