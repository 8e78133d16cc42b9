import type { FastifyRequest } from 'fastify'
import { siteOrigin } from '../../src/site/site-origin.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { ServerConfig } from '../config.ts'

interface Options {
  readonly config: Pick<ServerConfig, 'PUBLIC_ORIGIN' | 'origin' | 'isProduction'>
  readonly site: SiteConfig
  /** Scheme, host and port of the request behind the mail, where one is known. */
  readonly asked?: string | null | undefined
}

/**
 * Origin of links in mails to a site's shoppers: PUBLIC_ORIGIN, or the site's own host where it has no other. A request's
 * Host header is used outside production only: with a forged one, a mail to somebody else would link to the forger's host.
 */
export const linkOrigin = ({ config, site, asked }: Options): string => {
  const known = publicOriginOf(config) ?? (config.isProduction || !isOrigin(asked) ? config.origin : asked)
  return siteOrigin(site, known.replace(/\/$/, ''))
}

/** Where shoppers and crawlers find the shop, without a slash at its end; undefined where nobody has said so. */
export const publicOriginOf = ({ PUBLIC_ORIGIN }: Pick<ServerConfig, 'PUBLIC_ORIGIN'>): string | undefined =>
  PUBLIC_ORIGIN === undefined ? undefined : new URL(PUBLIC_ORIGIN).origin

/** The same, and where nobody has said so the origin that a request asked: for answers to whoever asked, never for mails. Without a slash at its end. */
export const originAsked = (
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  config: Pick<ServerConfig, 'PUBLIC_ORIGIN'>,
): string => publicOriginOf(config) ?? `${protocol}://${host}`

const isOrigin = (asked: string | null | undefined): asked is string =>
  typeof asked === 'string' && URL.canParse(asked) && /^https?:$/.test(new URL(asked).protocol)
