import { isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'

/** Whose `X-Forwarded-*` headers count: of so many proxies in front, counted from here, or of these addresses and ranges. */
export type TrustedProxies = number | readonly string[]

/** Names that the framework's proxy-addr has for ranges. */
const RANGE_NAMES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])
const RANGE = /^([^/]+)\/(\d{1,3})$/

/** `0` to `9`, or a list of addresses and ranges; undefined where it is neither. */
export const parseTrustedProxies = (text: string): TrustedProxies | undefined => {
  if (/^\d$/.test(text)) return Number(text)
  const proxies = text.split(',').map((each) => each.trim())
  return proxies.every(isProxy) ? proxies : undefined
}

const isProxy = (text: string): boolean => {
  if (RANGE_NAMES.has(text) || isIP(text) !== 0) return true
  const [, address = '', bits = ''] = RANGE.exec(text) ?? []
  const version = isIP(address)
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128)
}

/**
 * Fastify's `trustProxy`. Every proxy appends the address it was called from, so only the last entries are true, one for each of our
 * proxies: trusting the whole header, a client could send any address it likes.
 */
export const toTrustProxy = (trusted: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) => {
  if (typeof trusted !== 'number') return [...trusted]
  return trusted === 0 ? false : (_address, hop) => hop < trusted
}

/** Whether anything is in front of this process whose headers count. */
export const isBehindProxy = (trusted: TrustedProxies): boolean => trusted !== 0

/** What a proxy may call a request: letters, digits, `-`, `_` and `.`, so that nothing else gets into the log and the answers. */
const REQUEST_ID = /^[\w.-]{8,128}$/

/** Names requests as the proxy in front named them, so that its log and ours are read together; all others by `newId`. */
export const createRequestIds = (trusted: TrustedProxies, newId: () => string): ((request: IncomingMessage) => string) => {
  const isProxyAddress = typeof trusted === 'number' ? () => trusted > 0 : compile([...trusted])
  return ({ socket, headers }) => {
    const given = headers['x-request-id']
    const isNamed = typeof given === 'string' && REQUEST_ID.test(given) && isProxyAddress(socket.remoteAddress ?? '', 0)
    return isNamed ? given : newId()
  }
}
