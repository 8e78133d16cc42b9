import { TICKET_SCHEMA } from '../../../schemas/api/ticket.ts'
import { CAMPAIGN_NAMES, campaignData } from '../../commerce/campaigns/campaign-data.ts'
import { listCampaigns } from '../../commerce/campaigns/list-campaigns.ts'
import type { Database } from '../../database/connect.ts'
import type { RedirectMap } from '../../../src/page/content-reads.ts'
import type { NavigationNode } from '../../../src/site/navigation.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { listShippingOptions } from '../../commerce/shipping/list-shipping-options.ts'
import { sizeGuides } from '../../commerce/size-guides/size-guides.ts'
import { unshippablePlaces } from '../../commerce/shipping/unshippable-places.ts'
import type { PageStore } from '../page-store.ts'
import { countryNavigation } from './country-navigation.ts'
import type { DataPlace } from './data-site.ts'

export type ReadNavTree = (request: {
  readonly database: Database
  readonly clientTag: string
  readonly language: string
}) => Promise<readonly NavigationNode[]>

export interface DataFileDeps {
  readonly database: Database
  readonly sites: readonly SiteConfig[]
  readonly pages: Pick<PageStore, 'get' | 'listKeys'>
  readonly readNavTree: ReadNavTree
  readonly redirects: RedirectMap
}

/** What a data file holds, undefined where it does not exist for that place. */
export type DataFile = (place: DataPlace, deps: DataFileDeps) => Promise<unknown>

/** Files read by their `content` field, by name without `.json` (CALL-40 to CALL-48). */
export const CONTENT_FILES: Readonly<Record<string, DataFile>> = {
  'clp-routes': async ({ site, language }, { pages }) => {
    const published = new Set(await pages.listKeys({ siteTag: site.siteTag, language }))
    return site.landingPages.filter((path) => published.has(`landing${path}`) || published.has(path.slice(1)))
  },
  redirects: async (_place, { redirects }) => redirects,
  seoData: async () => ({}),
  promotions: async ({ site }) => listCampaigns({ site, now: Date.now() }),
  ...Object.fromEntries(
    CAMPAIGN_NAMES.map((name): [string, DataFile] => [`campaigns/${name}`, async ({ language }) => campaignData(name, language)]),
  ),
  head: async ({ site }) => ({ siteName: site.siteName }),
  header: async (place, { pages }) => getPage(place, pages, 'header'),
  footer: async (place, { pages }) => getPage(place, pages, 'footer'),
  'contact-us-schema_webLabels': async () => TICKET_SCHEMA,
  navTree: async (place, deps) => navTree(place, deps),
  navMenu: async (place, deps) => withoutHidden(await navTree(place, deps)),
}

/** Files of one language whose name says it: `{name}_{language}.json`. */
export const LANGUAGE_FILES: Readonly<Record<string, DataFile>> = {
  'country-navigation': async ({ site, language }, { sites }) => countryNavigation(sites, site.clientName, language),
  header: async (place, { pages }) => getPage(place, pages, 'header'),
  footer: async (place, { pages }) => getPage(place, pages, 'footer'),
  maintenance: async (place, { pages }) => getPage(place, pages, 'maintenance'),
  emptySearch: async (place, { pages }) => getPage(place, pages, 'emptySearch'),
  splash: async (place, { pages }) => getPage(place, pages, 'splash'),
  shippingOptions: async (place) => listShippingOptions(place),
  'size-guides': async ({ language }) => sizeGuides(language),
  'unable-to-ship': async ({ site, language }) => unshippablePlaces(site.code, language),
}

const getPage = ({ site, language }: DataPlace, pages: DataFileDeps['pages'], key: string): Promise<unknown> =>
  pages.get({ siteTag: site.siteTag, language, key })

const navTree = ({ site, language }: DataPlace, { readNavTree, database }: DataFileDeps): Promise<readonly NavigationNode[]> =>
  readNavTree({ database, clientTag: site.clientTag, language })

const withoutHidden = (nodes: readonly NavigationNode[]): readonly NavigationNode[] =>
  nodes.filter((node) => node.hide !== true).map((node) => ({ ...node, children: withoutHidden(node.children) }))
