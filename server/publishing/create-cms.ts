import { createClient, type ContentfulClientApi } from 'contentful'
import type { CmsAsset, CmsEntry } from '../../src/content/cms-entry.ts'
import { IDS_PER_REQUEST, inBatches, type Cms, type CmsChanges } from './cms.ts'

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
