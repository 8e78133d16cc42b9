import { wallTime } from '../../src/lib/clock.ts'
import { isSigned, sign, type Secret } from './secret.ts'

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
  readonly secret: Secret
  readonly request: SignableRequest
  readonly now?: number
}): Readonly<Record<string, string>> => {
  const names = [...Object.keys(request.headers).map(normalName), SIGNED_HEADERS, TIMESTAMP].sort()
  const proof = { [SIGNED_HEADERS]: names.join(','), [TIMESTAMP]: String(now) }
  const headers = { ...request.headers, ...proof }
  return { ...proof, [SIGNATURE]: sign(secret, canonicalOf({ ...request, headers }, names)) }
}

/**
 * Whether a request carries the vendor's signature made with `secret` no longer than five minutes ago. Never throws:
 * anything missing or malformed is simply not verified.
 */
export const verifyContentfulRequest = ({
  secret,
  now = wallTime(),
  ...request
}: SignableRequest & { readonly secret: Secret; readonly now?: number }): boolean => {
  const claimed = headerOf(request.headers, SIGNATURE)
  const names = headerOf(request.headers, SIGNED_HEADERS).split(',').map(normalName)
  const age = Math.abs(now - Number(headerOf(request.headers, TIMESTAMP) || Number.NaN))
  if (!(age <= MAX_AGE_MS) || !names.includes(TIMESTAMP) || !names.includes(SIGNED_HEADERS)) return false
  return isSigned(secret, canonicalOf(request, names.toSorted()), claimed)
}

/** What is signed: method, path, the signed headers in order of name, and body, a line each. */
const canonicalOf = (request: SignableRequest, names: readonly string[]): string => {
  const headers = names.map((name) => `${name}:${headerOf(request.headers, name)}`).join(';')
  return [request.method.toUpperCase(), encodedPath(request.path), headers, request.body].join('\n')
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
