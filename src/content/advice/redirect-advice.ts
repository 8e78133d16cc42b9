import type { SiteConfig } from '../../site/site-config.ts'
import type { ContentProblem } from '../content-problem.ts'
import { problemOf, type Redirect } from '../redirects.ts'
import type { ContentLookups, SiteContext } from './advice-input.ts'

/** Looks up what may have gone wrong around the live redirects of a site. */
export type RedirectAdvisor = (live: { readonly siteTag: string; readonly language: string }) => Promise<readonly ContentProblem[]>

interface Deps {
  readonly lookups: Pick<ContentLookups, 'hasPage' | 'leadsSomewhere'>
  readonly sites: readonly SiteConfig[]
  readonly redirectsOf: (siteTag: string) => Promise<readonly Redirect[]>
}

/** Whose look-ups go together. */
const AT_ONCE = 100

/** Warnings about redirects that a page stands in the way of, and about those that lead nowhere. */
export const createRedirectAdvisor =
  ({ lookups, sites, redirectsOf }: Deps): RedirectAdvisor =>
  async ({ siteTag, language }) => {
    const site = sites.find((each) => each.siteTag === siteTag)
    if (site === undefined) return []
    const problems: ContentProblem[] = []
    const redirects = await redirectsOf(siteTag)
    for (let start = 0; start < redirects.length; start += AT_ONCE) {
      const some = redirects.slice(start, start + AT_ONCE).map((redirect) => adviseOn(redirect, { site, language }, lookups))
      problems.push(...(await Promise.all(some)).flat())
    }
    return problems
  }

const adviseOn = async (redirect: Redirect, context: SiteContext, lookups: Deps['lookups']): Promise<readonly ContentProblem[]> => {
  const { from, to } = redirect
  if (await lookups.hasPage(from, context)) {
    const message = `There is a page at ${from}, so nobody is redirected. Take the page down, or delete this redirect.`
    return [problemOf(redirect, 'from', { code: 'redirectUnused', message, values: { from } })]
  }
  if (!to.startsWith('/') || (await lookups.leadsSomewhere(to.split(/[?#]/)[0] ?? '', context))) return []
  const message = `${to} leads to no page of this site. Write an address of the shop without country and language, or publish the page.`
  return [problemOf(redirect, 'to', { code: 'missingPage', message, values: { address: to } })]
}
