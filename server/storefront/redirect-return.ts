import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { basePathOf } from '../../src/site/base-path.ts'

/** Parameters that a payment provider sends on return (ROUTE-30). */
const KNOWN = ['utr', 'redirectResult', 'payload', 'pgTransactionId', 'statusCode', 'paymentMethod'] as const

/** A return by POST is redirected to the same path by GET; unknown parameters are dropped (ROUTE-30). */
export const redirectReturn = (sites: readonly SiteConfig[]) => {
  const paths = new Set(sites.flatMap((site) => site.languages.map((language) => `${basePathOf(site, language)}/redirect`)))
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = new URL(request.url, 'http://localhost')
    if (!paths.has(url.pathname))
      return reply.code(405).header('allow', 'GET, HEAD').send({ code: 'METHOD_NOT_ALLOWED', message: 'Pages are read, not written to.' })
    const sent = new URLSearchParams(typeof request.body === 'object' && request.body !== null ? stringsOf(request.body) : {})
    const kept = new URLSearchParams()
    for (const name of KNOWN) {
      const value = sent.get(name) ?? url.searchParams.get(name)
      if (value !== null) kept.set(name, value)
    }
    const query = kept.toString()
    return reply.header('cache-control', 'private, no-store').redirect(query === '' ? url.pathname : `${url.pathname}?${query}`, 303)
  }
}

const stringsOf = (body: object): Record<string, string> =>
  Object.fromEntries(Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
