import { z } from 'zod'
import type { ChangePageState, CreatePage } from '../../../schemas/api/compose-pages.ts'
import { targetPathOf, wrongPath } from '../../../src/content/redirects.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { badRequest } from '../refusal.ts'
import { id, parse, version } from '../requests.ts'
import type { AddressQuery } from './check-address.ts'

const MAX_TAGS = 50
/** What is longer is no address either, and the check says so in words. */
const path = z.string().max(20_000)
const tags = z.array(z.string().max(40)).max(MAX_TAGS)
const createPage = z.object({
  title: z.string().trim().min(1).max(120),
  path,
  sites: tags,
  locale: z.string().max(20),
  from: z.union([z.strictObject({ template: z.string().max(40) }), z.strictObject({ pageId: id })]),
})
const address = z.object({ path, sites: z.string().max(2_100).default(''), pageId: id.optional() })
const changeState = z.object({ version, redirectTo: z.string().max(256).optional() })

const requireSites = (given: readonly string[], sites: readonly SiteConfig[]): readonly string[] => {
  const foreign = given.find((tag) => !sites.some(({ siteTag }) => siteTag === tag))
  if (foreign !== undefined) throw badRequest(`There is no site ${foreign}. Reload the page and choose again.`)
  return [...new Set(given)]
}

/** Each throws a `Refusal` for what has another shape. */
export const parseCreate = (input: unknown, sites: readonly SiteConfig[]): CreatePage => {
  const page = parse(createPage, input, 'A page has a title of at most 120 characters, an address, sites, and something to start from.')
  return { ...page, sites: requireSites(page.sites, sites) }
}

export const parseAddress = (input: unknown, sites: readonly SiteConfig[]): AddressQuery => {
  const query = parse(address, input, 'Ask by path, sites and pageId.')
  return { path: query.path, siteTags: requireSites(query.sites.split(',').filter(Boolean), sites), pageId: query.pageId }
}

/** Where shoppers are led is an address of the shop. */
export const parseChange = (input: unknown, sites: readonly SiteConfig[]): ChangePageState => {
  const { redirectTo = '', ...change } = parse(changeState, input, 'Send the version that was seen.')
  if (redirectTo === '') return change
  const to = /^\/(?!\/)\S*$/.test(redirectTo) ? targetPathOf(redirectTo) : undefined
  if (to === undefined) throw badRequest('An address to lead to begins with / and has no spaces: /women.')
  const wrong = sites.map((site) => wrongPath(redirectTo.split(/[?#]/)[0] ?? '', site)).find((message) => message !== undefined)
  if (wrong !== undefined) throw badRequest(wrong)
  return { ...change, redirectTo }
}
