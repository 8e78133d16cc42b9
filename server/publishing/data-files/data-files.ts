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
import type { DataContext } from './data-request.ts'

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

/** What a data file holds, undefined where it does not exist for that site and language. */
export type DataFile = (context: DataContext, deps: DataFileDeps) => Promise<unknown>

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
  header: async (context, { pages }) => getPage(context, pages, 'header'),
  footer: async (context, { pages }) => getPage(context, pages, 'footer'),
  'contact-us-schema_webLabels': async () => TICKET_SCHEMA,
  navTree: async (context, deps) => navTree(context, deps),
  navMenu: async (context, deps) => withoutHidden(await navTree(context, deps)),
}

/** Files of one language whose name says it: `{name}_{language}.json`. */
export const LANGUAGE_FILES: Readonly<Record<string, DataFile>> = {
  'country-navigation': async ({ site, language }, { sites }) => countryNavigation(sites, site.clientName, language),
  header: async (context, { pages }) => getPage(context, pages, 'header'),
  footer: async (context, { pages }) => getPage(context, pages, 'footer'),
  maintenance: async (context, { pages }) => getPage(context, pages, 'maintenance'),
  emptySearch: async (context, { pages }) => getPage(context, pages, 'emptySearch'),
  splash: async (context, { pages }) => getPage(context, pages, 'splash'),
  shippingOptions: async (context) => listShippingOptions(context),
  'size-guides': async ({ language }) => sizeGuides(language),
  'unable-to-ship': async ({ site, language }) => unshippablePlaces(site.code, language),
}

const getPage = ({ site, language }: DataContext, pages: DataFileDeps['pages'], key: string): Promise<unknown> =>
  pages.get({ siteTag: site.siteTag, language, key })

const navTree = ({ site, language }: DataContext, { readNavTree, database }: DataFileDeps): Promise<readonly NavigationNode[]> =>
  readNavTree({ database, clientTag: site.clientTag, language })

const withoutHidden = (nodes: readonly NavigationNode[]): readonly NavigationNode[] =>
  nodes.filter((node) => node.hide !== true).map((node) => ({ ...node, children: withoutHidden(node.children) }))
