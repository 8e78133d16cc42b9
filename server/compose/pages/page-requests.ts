import { z } from 'zod'
import type { ChangePageState, CreatePage } from '../../../schemas/api/compose-pages.ts'
import { PAGE_SETS } from '../../../src/content/composing/page-sets.ts'
import { targetPathOf, pathFault } from '../../../src/content/redirects.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { badInput } from '../refusal.ts'
import { id, parse, version } from '../requests.ts'
import type { AddressQuery } from './check-address.ts'
import { say } from '../sentence.ts'
import { sayFault } from './say-fault.ts'

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
const firstPage = z.object({ key: z.enum(PAGE_SETS.flatMap(({ keys }): readonly string[] => keys)) })
const changeState = z.object({ version, redirectTo: z.string().max(256).optional() })

const requireSites = (given: readonly string[], sites: readonly SiteConfig[]): readonly string[] => {
  const foreign = given.find((tag) => !sites.some(({ siteTag }) => siteTag === tag))
  if (foreign !== undefined) throw badInput(say('noSite', { site: foreign }))
  return [...new Set(given)]
}

/** Each throws a `Refusal` for what has another shape. */
export const parseCreate = (input: unknown, sites: readonly SiteConfig[]): CreatePage => {
  const page = parse(createPage, input, say('pageNeeds'))
  return { ...page, sites: requireSites(page.sites, sites) }
}

export const parseAddress = (input: unknown, sites: readonly SiteConfig[]): AddressQuery => {
  const query = parse(address, input, 'Ask by path, sites and pageId.')
  return { path: query.path, siteTags: requireSites(query.sites.split(',').filter(Boolean), sites), pageId: query.pageId }
}

export const parseFirstPage = (input: unknown): string =>
  parse(firstPage, input, 'Say which page by its key, one of those that a shop begins with.').key

/** Where shoppers are led is an address of the shop. */
export const parseChange = (input: unknown, sites: readonly SiteConfig[]): ChangePageState => {
  const { redirectTo = '', ...change } = parse(changeState, input, 'Send the version that was seen.')
  if (redirectTo === '') return change
  const to = /^\/(?!\/)\S*$/.test(redirectTo) ? targetPathOf(redirectTo) : undefined
  if (to === undefined) throw badInput(say('redirectForm'))
  const wrong = sites.map((site) => pathFault(redirectTo.split(/[?#]/)[0] ?? '', site)).find((fault) => fault !== undefined)
  if (wrong !== undefined) throw badInput(sayFault(wrong))
  return { ...change, redirectTo }
}
