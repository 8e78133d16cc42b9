import { stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ATTRIBUTION, attributionOf } from '../lib/attribution.ts'
import { addressOf } from '../lib/request-address.ts'

const TEN_DAYS_SECONDS = 864_000

/**
 * Answers an address that names a campaign or partner: the cookie keeps it, and the browser goes on to the address without it, so that
 * it is neither in the history nor copied to a friend (STORE-15). Undefined for every other address. A page cannot set the cookie: it
 * is cached for everybody.
 */
export const keepAttribution = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
  const { origin, pathname, search, searchParams } = addressOf(request)
  const value = attributionOf(searchParams.get(ATTRIBUTION))
  if (value === undefined) return undefined
  const others = search
    .slice(1)
    .split('&')
    .filter((pair) => pair.split('=', 1)[0] !== ATTRIBUTION)
    .join('&')
  return reply
    .header(
      'set-cookie',
      stringifySetCookie({
        name: ATTRIBUTION,
        value,
        path: '/',
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: TEN_DAYS_SECONDS,
      }),
    )
    .header('cache-control', 'private, no-store')
    .redirect(`${origin}${pathname}${others === '' ? '' : '?'}${others}`, 302)
}
