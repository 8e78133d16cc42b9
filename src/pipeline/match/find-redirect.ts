import type { RedirectMap } from '../../../schemas/api/redirects.ts'

/** Somewhere else to go: a path without prefix, or an absolute https address. */
export interface PageRedirect {
  readonly outcome: 'redirect'
  readonly to: string
  readonly status: 301 | 302
}

interface Options {
  /** Path without prefix. */
  readonly path: string
  readonly query: URLSearchParams
  readonly redirects: RedirectMap
  readonly onProblem: (message: string) => void
}

/** What the redirect map says of a path: where to, that it is gone, or nothing (NOTFOUND-04, NOTFOUND-09). */
export const findRedirect = ({ path, query, redirects, onProblem }: Options): PageRedirect | 'gone' | undefined => {
  const requested = normalise(path)
  const [from, entry] = Object.entries(redirects).find(([candidate]) => normalise(candidate) === requested) ?? []
  if (from === undefined || entry === undefined) return undefined
  const { to, status } = typeof entry === 'string' ? { to: entry, status: 301 } : { to: entry.to, status: entry.status ?? 301 }
  if (status === 410) return 'gone'
  if (to === undefined || !isUsable(to) || normalise(to.split(/[?#]/)[0] ?? '') === requested) {
    onProblem(`The redirect from ${from} leads nowhere new`)
    return undefined
  }
  return { outcome: 'redirect', to: withQuery(to, query), status: status === 302 ? 302 : 301 }
}

const normalise = (path: string): string => path.toLowerCase().replace(/(.)\/$/, '$1')

/** Exactly one leading slash, or an absolute https address. */
const isUsable = (target: string): boolean => /^\/(?![/\\])/.test(target) || target.startsWith('https://')

const withQuery = (to: string, query: URLSearchParams): string => (to.includes('?') || query.size === 0 ? to : `${to}?${query.toString()}`)
