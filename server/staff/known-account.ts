import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { createKnownBrowsers, KNOWN_DAYS } from '../operations/known-browser.ts'
import type { Runtime } from '../runtime.ts'
import { accountOf } from './sign-in.ts'

interface Options {
  readonly runtime: Pick<Runtime, 'config' | 'clock'>
  readonly name: string
  /** Where passwords are sent to; the cookie goes nowhere else. */
  readonly path: string
}

/** The cookie of a browser by which an account has signed in before: of the one account. It opens nothing. */
export interface KnownAccounts {
  /** What tells the browser from others; undefined where this account was never in by it. */
  readonly browserOf: (request: Pick<FastifyRequest, 'headers'>, email: string) => string | undefined
  /** The value of Set-Cookie for an account that is in. */
  readonly cookieOf: (request: Pick<FastifyRequest, 'protocol'>, email: string) => string
}

export const createKnownAccounts = ({ runtime: { config, clock }, name, path }: Options): KnownAccounts => {
  const known = createKnownBrowsers({ secret: config.SESSION_SECRET, purpose: name })
  return {
    browserOf: ({ headers }, email) => known.idOf(parseCookie(headers.cookie ?? '')[name], accountOf(email), clock.now()),
    cookieOf: ({ protocol }, email) =>
      stringifySetCookie({
        name,
        value: known.issue(accountOf(email), clock.now()),
        path,
        httpOnly: true,
        sameSite: 'strict',
        secure: protocol === 'https',
        maxAge: KNOWN_DAYS * 86_400,
      }),
  }
}
