import type { IncomingHttpHeaders } from 'node:http'

/** Headers in which edges send the visitor's country; the first present counts (LOCALE-38). */
const HEADERS = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country', 'x-country-code'] as const

/** What edges send for an unknown country and for the Tor network. */
const NO_COUNTRY: ReadonlySet<string> = new Set(['XX', 'T1'])

interface Visit {
  readonly headers: IncomingHttpHeaders
  /** Anybody can send these headers; behind a proxy of ours they are its own. */
  readonly isProxyTrusted: boolean
  /** Given instead, by whoever tries the shop out; undefined in production. */
  readonly pretended?: string | undefined
}

/** Where the visitor is, upper-case ISO alpha-2; null where no header has one. */
export const detectCountry = ({ headers, isProxyTrusted, pretended }: Visit): { readonly countryCode: string | null } => {
  const value = isProxyTrusted ? HEADERS.map((name) => headers[name]).find((header) => header !== undefined) : undefined
  const code = (pretended ?? (Array.isArray(value) ? value[0] : value))?.trim().toUpperCase() ?? ''
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRY.has(code)) return { countryCode: null }
  return { countryCode: code === 'UK' ? 'GB' : code }
}
