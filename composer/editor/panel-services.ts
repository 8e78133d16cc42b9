import type { ComposeSite } from '../../schemas/api/compose.ts'
import { entryName } from '../../src/content/block-name.ts'
import { entrySchemas } from '../../src/content/block-schemas.ts'
import type { Answer, ComposeClient, SiteQuery } from '../api/compose-client.ts'
import type { DocumentStore } from '../document/document-store.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import type { PanelServices } from '../panel/services.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import type { Translate } from '../../src/i18n/messages.ts'
import { ALL_SITES } from '../../src/site/all-sites.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { segmentsOf } from '../view/visitors.ts'
import { sentenceInWords } from '../sentence-in-words.ts'

interface Input {
  readonly client: ComposeClient
  readonly store: DocumentStore
  readonly site: SiteQuery
  readonly timeZone: string
  readonly beside: string | undefined
  readonly sites: readonly ComposeSite[]
  readonly locales: readonly string[]
  readonly t: Translate
}

/** What the panel's editors look up, over the composer's server and from the open document. */
export const createPanelServices = ({ client, store, site, timeZone, beside, sites, locales, t }: Input): PanelServices => {
  const valueOf = <Value>(answer: Answer<Value>): Value => {
    if (answer.ok) return answer.value
    throw new Error(sentenceInWords(answer.refusal, t))
  }
  return {
    timeZone,
    beside,
    searchProducts: async (query) => valueOf(await client.products(site, query)).products,
    listCategories: async () => valueOf(await client.categories(site)).categories,
    listPages: async () => valueOf(await client.pages()).pages,
    listAssets: async (query, skip) => valueOf(await client.assets(query, skip)),
    uploadAsset: async (file) => valueOf(await client.upload(file)),
    saveAsset: async (asset, fields) => valueOf(await client.saveAsset(asset.sys.id, { version: asset.sys.version, fields })),
    checkAddress: async (path) => valueOf(await client.address({ path, ...ownPage(store) })),
    sites,
    segments: () => segmentsOf(sitesOfPage(ownPage(store).sites, site.siteTag)),
    assetOf: (id) => ownValue(store.get().document.assets, id),
    entryName: (id) => {
      const entry = ownValue(store.get().document.entries, id)
      return entry === undefined ? undefined : entryName(toCmsEntry(entry), entrySchemas.get(entry.sys.contentType.sys.id), locales)
    },
    rememberAsset: store.addAsset,
  }
}

/** The one looked at first: its words for a segment go before those of other sites. A page that names no sites is for all of them. */
const sitesOfPage = (tags: readonly string[], lookedAt: string): readonly SiteConfig[] => {
  const own = ALL_SITES.filter(({ siteTag }) => tags.length === 0 || tags.includes(siteTag))
  return [...own.filter(({ siteTag }) => siteTag === lookedAt), ...own]
}

/** The open page and the sites that its draft names. */
const ownPage = (store: DocumentStore): { readonly pageId: string; readonly sites: readonly string[] } => {
  const { pageId, entries } = store.get().document
  const [sites] = Object.values(entries[pageId]?.fields['sites'] ?? {})
  return { pageId, sites: Array.isArray(sites) ? sites.map(String) : [] }
}
