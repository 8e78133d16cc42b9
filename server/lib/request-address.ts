import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'protocol' | 'host' | 'url'>

/** A name or an IP address, with a port or without. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** Whether host and path of a request form a valid URL. */
export const hasAddress = ({ protocol, host, url }: Asked): boolean =>
  HOST.test(host) && url.startsWith('/') && URL.canParse(`${protocol}://${host}`)

/**
 * The requested URL. A path stays a path, however it begins: `//elsewhere.example/` names no other host. Throws where
 * `hasAddress` is false, which no request gets past (server/storefront/guard-addresses.ts).
 */
export const addressOf = ({ protocol, host, url }: Asked): URL => new URL(`${protocol}://${host}${url}`)
