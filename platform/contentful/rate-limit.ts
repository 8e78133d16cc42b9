import type { FastifyInstance } from 'fastify'
import { ContentfulError } from './errors.ts'
import { bearerOf } from './read-call.ts'
import type { Deps } from './deps.ts'
import { wallTime } from '../../src/lib/clock.ts'

const SECOND_MS = 1000

/**
 * The vendor's limit of requests a second and token, where the configuration sets one: for trying out how a client waits.
 * Counted by this process, by the wall clock, because it is transport and not business.
 */
export const registerRateLimit = (app: FastifyInstance, { runtime }: Deps): void => {
  const limit = runtime.config.CONTENTFUL_REQUESTS_PER_SECOND
  if (limit === undefined) return
  let second = 0
  const counts = new Map<string, number>()
  app.addHook('onRequest', async (request, reply) => {
    const now = Math.floor(wallTime() / SECOND_MS)
    if (now !== second) counts.clear()
    second = now
    const token = bearerOf(request) ?? ''
    const count = (counts.get(token) ?? 0) + 1
    counts.set(token, count)
    void reply
      .header('x-contentful-ratelimit-second-limit', limit)
      .header('x-contentful-ratelimit-second-remaining', Math.max(0, limit - count))
      .header('x-contentful-ratelimit-reset', count > limit ? 1 : 0)
    if (count > limit) throw new ContentfulError(429, 'RateLimitExceeded', 'You have exceeded the rate limit of this API.')
  })
}
