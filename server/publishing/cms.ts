import { linksOf, type CmsAsset, type CmsEntry, type CmsSource, type EntryLinks } from '../../src/content/cms-entry.ts'
import type { CmsLocale } from '../../src/content/locales.ts'
import { createClient, type ContentfulClientApi } from 'contentful'

/** What changed since a sync token, and the token for the next request. */
export interface CmsChanges {
  /** Ids of entries and assets that were published, unpublished or deleted. */
  readonly ids: readonly string[]
  readonly nextToken: string
}

/** What the publisher reads from the CMS: published content with all locales, links unresolved. Failures throw. */
export interface Cms {
  readonly locales: () => Promise<readonly CmsLocale[]>
  readonly entriesById: (ids: readonly string[]) => Promise<readonly CmsEntry[]>
  readonly assetsById: (ids: readonly string[]) => Promise<readonly CmsAsset[]>
  /** Page entries with one of the keys, or all of them. */
  readonly pages: (keys?: readonly string[]) => Promise<readonly CmsEntry[]>
  /** Entries of the type `redirect`; none in a space that does not have the type yet. */
  readonly redirects: () => Promise<readonly CmsEntry[]>
  readonly changesSince: (token: string | undefined) => Promise<CmsChanges>
}

/** Ids in one request: the address stays below 8 KB, the answer below the vendor's 7 MB. */
export const IDS_PER_REQUEST = 100

/** Requests items by id, one batch after the other, and puts the answers together. */
export const inBatches = async <Item>(
  ids: readonly string[],
  request: (batch: readonly string[]) => Promise<readonly Item[]>,
): Promise<readonly Item[]> => {
  const items: Item[] = []
  for (let start = 0; start < ids.length; start += IDS_PER_REQUEST)
    items.push(...(await request(ids.slice(start, start + IDS_PER_REQUEST))))
  return items
}

/**
 * All entries and assets the given pages are made of. Resolves links itself, level by level and in batches by id, so neither
 * `include` nor the size of an answer limits a page; nothing is requested twice, so cycles end. Other pages are fetched,
 * because text may link to them, but their own links are not.
 */
export const collectSource = async (cms: Pick<Cms, 'entriesById' | 'assetsById'>, pages: readonly CmsEntry[]): Promise<CmsSource> => {
  const entries = new Map(pages.map((page) => [page.sys.id, page]))
  const assetIds = new Set<string>()
  const requested = new Set(entries.keys())
  let level: readonly CmsEntry[] = pages
  while (level.length > 0) {
    const links = level.map(linksOf)
    for (const id of links.flatMap(({ assets }) => assets)) assetIds.add(id)
    const found = await cms.entriesById(unseen(links, requested))
    for (const entry of found) entries.set(entry.sys.id, entry)
    level = found.filter((entry) => entry.sys.contentType.sys.id !== 'page')
  }
  const assets = await cms.assetsById([...assetIds])
  return { entries, assets: new Map(assets.map((asset): [string, CmsAsset] => [asset.sys.id, asset])) }
}

const unseen = (links: readonly EntryLinks[], requested: Set<string>): readonly string[] => {
  const ids = new Set(links.flatMap(({ entries }) => entries).filter((id) => !requested.has(id)))
  for (const id of ids) requested.add(id)
  return [...ids]
}

export interface CmsAddress {
  /** Scheme, host and base path: `https://cdn.contentful.com`, `http://localhost:3000/contentful`. */
  readonly baseUrl: string
  readonly space: string
  readonly environment: string
  readonly accessToken: string
}

const ENTRIES_PER_PAGE = 200

/** The delivery API (or, by its address and token, the preview API) through the vendor's own client. */
export const createCms = (address: CmsAddress): Cms => {
  const client = createClient(clientOptions(address))
  const all = client.withAllLocales.withoutLinkResolution
  // The client types fields by content type; ours are read generically, in the very shape the wire has.
  const asEntries = (items: readonly unknown[]): readonly CmsEntry[] => items as readonly CmsEntry[]
  const asAssets = (items: readonly unknown[]): readonly CmsAsset[] => items as readonly CmsAsset[]
  const entriesOf = (type: string): Promise<readonly CmsEntry[]> =>
    allEntries(async (skip) =>
      asEntries((await all.getEntries({ content_type: type, order: ['sys.id'], limit: ENTRIES_PER_PAGE, skip })).items),
    )
  return {
    locales: async () =>
      (await client.getLocales()).items.map(({ code, fallbackCode, default: isDefault }) => ({ code, fallbackCode, default: isDefault })),
    entriesById: (ids) =>
      inBatches(ids, async (batch) => asEntries((await all.getEntries({ 'sys.id[in]': [...batch], limit: IDS_PER_REQUEST })).items)),
    assetsById: (ids) =>
      inBatches(ids, async (batch) =>
        asAssets((await client.withAllLocales.getAssets({ 'sys.id[in]': [...batch], limit: IDS_PER_REQUEST })).items),
      ),
    pages: async (keys) => {
      if (keys === undefined) return entriesOf('page')
      return inBatches(keys, async (batch) =>
        asEntries((await all.getEntries({ content_type: 'page', 'fields.key[in]': [...batch], limit: 1000 })).items),
      )
    },
    redirects: () =>
      entriesOf('redirect').catch((cause: unknown) => {
        if (isUnknownType(cause)) return []
        throw cause
      }),
    changesSince: (token) => readChanges(client, token),
  }
}

const clientOptions = ({ baseUrl, space, environment, accessToken }: CmsAddress): Parameters<typeof createClient>[0] => {
  const url = new URL(baseUrl)
  return {
    space,
    environment,
    accessToken,
    host: url.host,
    insecure: url.protocol === 'http:',
    basePath: url.pathname.replace(/^\/|\/$/g, ''),
    timeout: 10_000,
  }
}

/** A space whose content model is of an older release: the API refuses queries for the type. */
const isUnknownType = (cause: unknown): boolean => cause instanceof Error && cause.message.includes('unknownContentType')

const allEntries = async (request: (skip: number) => Promise<readonly CmsEntry[]>): Promise<readonly CmsEntry[]> => {
  const entries: CmsEntry[] = []
  for (;;) {
    const more = await request(entries.length)
    entries.push(...more)
    if (more.length < ENTRIES_PER_PAGE) return entries
  }
}

const readChanges = async (client: ContentfulClientApi<undefined>, token: string | undefined): Promise<CmsChanges> => {
  const answer = await client.withoutLinkResolution.sync(token === undefined ? { initial: true } : { nextSyncToken: token })
  const changed = [answer.entries, answer.assets, answer.deletedEntries, answer.deletedAssets].flat()
  return { ids: changed.map(({ sys }) => sys.id), nextToken: answer.nextSyncToken ?? '' }
}
