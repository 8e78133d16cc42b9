import { createHmac, timingSafeEqual } from 'node:crypto'
import { wallTime } from '../../src/lib/clock.ts'

/** What is signed of an HTTP request. `path` includes the query; `body` is the text as it travels. */
export interface SignableRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

const SIGNATURE = 'x-contentful-signature'
const SIGNED_HEADERS = 'x-contentful-signed-headers'
const TIMESTAMP = 'x-contentful-timestamp'
/** After this a captured request is refused; a retry is signed anew. */
const MAX_AGE_MS = 5 * 60_000

/** The three headers that sign a webhook call with `secret`. `now` is wall-clock epoch milliseconds. */
export const signContentfulRequest = ({
  secret,
  request,
  now = wallTime(),
}: {
  readonly secret: string
  readonly request: SignableRequest
  readonly now?: number
}): Readonly<Record<string, string>> => {
  const names = [...Object.keys(request.headers).map(normalName), SIGNED_HEADERS, TIMESTAMP].sort()
  const proof = { [SIGNED_HEADERS]: names.join(','), [TIMESTAMP]: String(now) }
  const headers = { ...request.headers, ...proof }
  return { ...proof, [SIGNATURE]: signatureOf(secret, { ...request, headers }, names) }
}

/**
 * Whether a request carries the vendor's signature made with `secret` no longer than five minutes ago. Never throws:
 * anything missing or malformed is simply not verified.
 */
export const verifyContentfulRequest = ({
  secret,
  now = wallTime(),
  ...request
}: SignableRequest & { readonly secret: string; readonly now?: number }): boolean => {
  const claimed = headerOf(request.headers, SIGNATURE)
  const names = headerOf(request.headers, SIGNED_HEADERS).split(',').map(normalName)
  const age = Math.abs(now - Number(headerOf(request.headers, TIMESTAMP) || Number.NaN))
  if (!(age <= MAX_AGE_MS) || !names.includes(TIMESTAMP) || !names.includes(SIGNED_HEADERS)) return false
  return isSame(claimed, signatureOf(secret, request, names.toSorted()))
}

/** HMAC-SHA256 over method, path, the signed headers in order of name, and body, a line each. */
const signatureOf = (secret: string, request: SignableRequest, names: readonly string[]): string => {
  const headers = names.map((name) => `${name}:${headerOf(request.headers, name)}`).join(';')
  const canonical = [request.method.toUpperCase(), encodedPath(request.path), headers, request.body].join('\n')
  return createHmac('sha256', secret).update(canonical).digest('hex')
}

/** The vendor escapes the whole query as one component before it encodes the address. */
const encodedPath = (path: string): string => {
  const [pathname = '', search] = path.split('?')
  return encodeURI(search ? `${pathname}?${encodeURIComponent(search)}` : pathname)
}

const normalName = (name: string): string => name.toLowerCase().trim()

const headerOf = (headers: SignableRequest['headers'], name: string): string => {
  const found = Object.entries(headers).find(([key]) => normalName(key) === name)?.[1]
  return (typeof found === 'string' ? found : (found ?? []).join(', ')).trim()
}

const isSame = (one: string, other: string): boolean => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
