import { TICKET_SCHEMA } from '../../../schemas/api/ticket.ts'
import { pathOfKey } from '../../../src/content/page-entry.ts'
import { menuChildren, type NavigationNode } from '../../../src/site/navigation.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { campaignData, listCampaigns } from '../../commerce/merchant/campaigns.ts'
import { termsByTag } from '../../commerce/merchant/site-terms.ts'
import { sizeGuides } from '../../commerce/merchant/size-guides.ts'
import { unshippablePlaces } from '../../commerce/merchant/unshippable-places.ts'
import { listShippingOptions } from '../../commerce/shipping/shipping-offers.ts'
import type { Runtime } from '../../runtime.ts'
import type { PageStore } from '../page-store.ts'
import type { RedirectStore } from '../redirect-store.ts'
import type { DataContext } from './data-request.ts'

/** The navigation tree with merchandisers' menus. */
export type ReadNavigation = (context: DataContext) => Promise<readonly NavigationNode[]>

export interface DataFileDeps {
  readonly sites: readonly SiteConfig[]
  readonly merchant: Runtime['merchant']
  readonly clock: Runtime['clock']
  readonly pages: Pick<PageStore, 'get' | 'listKeys' | 'listPaths'>
  readonly readNavigation: ReadNavigation
  readonly redirects: Pick<RedirectStore, 'get'>
}

/** The content of a data file; undefined where it does not exist for that site and language. */
export type DataFile = (context: DataContext, deps: DataFileDeps) => Promise<unknown>

/** Titles and descriptions that merchandisers gave to pages with an address of their own; each page carries its own as well. */
const seoByPath: DataFile = async ({ site: { siteTag }, language }, { pages }) => {
  const keys = await pages.listKeys({ siteTag, language })
  const entries = keys.map(async (key) => {
    const path = pathOfKey(key)
    const seo = path === undefined ? undefined : (await pages.get({ siteTag, language, key }))?.seo
    return path === undefined || seo === undefined || Object.keys(seo).length === 0 ? [] : [[path, seo] as const]
  })
  return Object.fromEntries((await Promise.all(entries)).flat())
}

/** Files read by their `content` field, by name without `.json` (CALL-40 to CALL-48). */
export const CONTENT_FILES: Readonly<Record<string, DataFile>> = {
  'clp-routes': async ({ site, language }, { pages }) => pages.listPaths({ siteTag: site.siteTag, language }),
  redirects: async ({ site }, { redirects }) => redirects.get(site.siteTag),
  seoData: seoByPath,
  promotions: async ({ site }, { merchant, clock }) => listCampaigns({ site, merchant: await merchant.current(), now: clock.now() }),
  'site-terms': async ({ site: { clientName } }, { sites, merchant }) =>
    termsByTag({ sites, clientName, merchant: await merchant.current() }),
  head: async ({ site }) => ({ siteName: site.siteName }),
  header: async (context, { pages }) => getPage(context, pages, 'header'),
  footer: async (context, { pages }) => getPage(context, pages, 'footer'),
  'contact-us-schema_webLabels': async () => TICKET_SCHEMA,
  navTree: (context, { readNavigation }) => readNavigation(context),
  navMenu: async (context, { readNavigation }) => asMenu(await readNavigation(context)),
}

/** Files with their language in the name: `{name}_{language}.json`. */
export const LANGUAGE_FILES: Readonly<Record<string, DataFile>> = {
  'country-navigation': async ({ site, language }, { sites }) => countryNavigation(sites, site.clientName, language),
  header: async (context, { pages }) => getPage(context, pages, 'header'),
  footer: async (context, { pages }) => getPage(context, pages, 'footer'),
  maintenance: async (context, { pages }) => getPage(context, pages, 'maintenance'),
  emptySearch: async (context, { pages }) => getPage(context, pages, 'emptySearch'),
  // Browsers ask for it on every page; what most sites have none of is no error.
  splash: async (context, { pages }) => (await getPage(context, pages, 'splash')) ?? { blocks: [] },
  shippingOptions: async (context, { merchant }) => listShippingOptions({ ...context, merchant: await merchant.current() }),
  'size-guides': async ({ site, language }, { merchant }) =>
    sizeGuides({ merchant: await merchant.current(), locale: localeTag(language, site.code) }),
  'unable-to-ship': async ({ site, language }, { merchant }) => unshippablePlaces(await merchant.current(), site.code, language),
}

const CAMPAIGN_FILE = /^campaigns\/([a-z0-9-]+)$/

/** The file of a campaign's words, of whatever campaigns merchants have now. */
export const campaignFile = (name: string): DataFile | undefined => {
  const campaign = CAMPAIGN_FILE.exec(name)?.[1]
  return campaign === undefined
    ? undefined
    : async (context, { merchant }) => campaignData(campaign, { ...context, merchant: await merchant.current() })
}

const getPage = ({ site, language }: DataContext, pages: DataFileDeps['pages'], key: string): Promise<unknown> =>
  pages.get({ siteTag: site.siteTag, language, key })

/** As menus show it: each level with merchandisers' entries in their place, and nothing that is hidden. */
const asMenu = (nodes: readonly NavigationNode[]): readonly NavigationNode[] =>
  nodes
    .filter((node) => node.hide !== true)
    .map((node) => {
      const { items: _items, isReplaced: _isReplaced, ...shown } = node
      return { ...shown, children: asMenu(menuChildren(node)) }
    })

/** A country a shopper can choose (product.md 3, Country option). */
interface CountryOption {
  readonly code: string
  readonly value: string
  readonly label: string
  readonly image: string
  readonly languages: readonly { readonly code: string; readonly value: string; readonly url: string }[]
  readonly termsAndConditions: string
  /** The other site has a bag of its own. */
  readonly cartReplacement: boolean
}

/** The countries of one client, named in the language given and sorted by that name. */
const countryNavigation = (sites: readonly SiteConfig[], clientName: string, language: string): readonly CountryOption[] => {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return sites
    .filter((site) => site.clientName === clientName)
    .map((site) => ({
      code: site.code,
      value: site.code.toLowerCase(),
      label: names.of(site.code) ?? site.code,
      image: `/images/flags/${site.code.toLowerCase()}.svg`,
      languages: site.languages.map((code) => ({ code, value: nameInItself(code), url: urlOf(site, code) })),
      termsAndConditions: '/help/terms',
      cartReplacement: true,
    }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

const nameInItself = (language: string): string => new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

/** A site with hosts of its own only is reached by its host. */
const urlOf = (site: SiteConfig, language: string): string => {
  const path = {
    folder: `/${site.countryFolder}/${language}`,
    language: `/${language}`,
    languageCountry: `/${language}-${site.code.toLowerCase()}`,
  }[site.pathStyle]
  const [host] = site.hosts
  return site.sharedHost || host === undefined ? path : `//${host}${path}`
}
