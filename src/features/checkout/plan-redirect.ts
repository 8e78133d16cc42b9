import { defined } from '../../lib/defined.ts'

/** What /redirect is asked to do (ROUTE-30). */
export type RedirectPlan =
  | { readonly kind: 'finish'; readonly utr: string; readonly details: Readonly<Record<string, string>>; readonly paymentMethod?: string }
  | { readonly kind: 'go'; readonly path: string }

const RESULTS = ['redirectResult', 'payload'] as const
const SIGNS = [...RESULTS, 'pgTransactionId', 'statusCode', 'paymentMethod'] as const

/** A payment to finish, a path of this site to go to, or home for anything else. */
export const planRedirect = (query: Readonly<Record<string, string>>): RedirectPlan => {
  const { utr, to, paymentMethod } = query
  if (utr !== undefined && utr !== '' && SIGNS.some((name) => query[name] !== undefined)) {
    const details = Object.fromEntries(RESULTS.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])))
    return { kind: 'finish', utr, details, ...defined({ paymentMethod }) }
  }
  return { kind: 'go', path: to !== undefined && isSitePath(to) ? to : '/' }
}

/** One leading slash, no backslash, no control character: never another site's address. */
const isSitePath = (path: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path)
