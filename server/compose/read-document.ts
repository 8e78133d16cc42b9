import type { AssetProps, EntryProps, PlainClientAPI } from 'contentful-management'
import type { ComposeAsset, ComposeDocument, ComposeEntry, ComposeLocale, ComposeParts } from '../../schemas/api/compose.ts'
import { toCmsAsset, toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import type { Database } from '../database/database.ts'
import { collectSource, IDS_PER_REQUEST, inBatches, type Cms } from '../publishing/cms.ts'
import { readUses } from '../publishing/reports/read-uses.ts'
import { noSuchPage } from './refusal.ts'
import { defined } from '../../src/lib/defined.ts'

type Management = Pick<PlainClientAPI, 'entry' | 'asset' | 'locale'>

interface Deps {
  readonly management: Management
  readonly database: Database
}

/** A page with all that it is made of, as drafts. What is missing is not in it; circles end. Reads only. */
export const readDocument = async ({ management, database }: Deps, pageId: string): Promise<ComposeDocument> => {
  const drafts = readDrafts(management)
  const [page] = await drafts.entriesById([pageId])
  if (page?.sys.contentType.sys.id !== 'page') throw noSuchPage()
  const [{ entries, assets }, locales] = await Promise.all([collectSource(drafts, [page]), readLocales(management)])
  const usedBy = await usesOf(database, [...entries.keys()], 1)
  return { pageId, entries: byId(entries.keys(), drafts.entry), assets: byId(assets.keys(), drafts.asset), locales, usedBy }
}

/** Entries with all that is in them, and assets, for a page that has begun to refer to them. Reads only. */
export const readParts = async (
  { management, database }: Deps,
  ids: { readonly entries: readonly string[]; readonly assets: readonly string[] },
): Promise<ComposeParts> => {
  const drafts = readDrafts(management)
  const [roots] = await Promise.all([drafts.entriesById(ids.entries), drafts.assetsById(ids.assets)])
  const { entries, assets } = await collectSource(drafts, roots)
  const usedBy = await usesOf(database, [...entries.keys()], 0)
  return { entries: byId(entries.keys(), drafts.entry), assets: byId([...ids.assets, ...assets.keys()], drafts.asset), usedBy }
}

/** How many pages use each entry, where they are more than `most`. */
const usesOf = async (database: Database, ids: readonly string[], most: number): Promise<ComposeDocument['usedBy']> => {
  const uses = await readUses(database, ids)
  return Object.fromEntries(uses.filter(({ pages }) => pages.length > most).map(({ id, pages }) => [id, pages.length] as const))
}

const byId = <Item>(ids: Iterable<string>, read: (id: string) => Item | undefined): Readonly<Record<string, Item>> => {
  const items: Record<string, Item> = {}
  for (const id of ids) {
    const item = read(id)
    if (item !== undefined) items[id] = item
  }
  return items
}

/** Reads of drafts by id, in the form that content conversion takes, and as the management API answered them. */
export interface DraftReads extends Pick<Cms, 'entriesById' | 'assetsById'> {
  readonly entry: (id: string) => ComposeEntry | undefined
  readonly asset: (id: string) => ComposeAsset | undefined
}

export const readDrafts = (management: Pick<Management, 'entry' | 'asset'>): DraftReads => {
  const entries = new Map<string, ComposeEntry>()
  const assets = new Map<string, ComposeAsset>()
  return {
    entriesById: (ids) =>
      inBatches(ids, async (batch) => {
        const { items } = await management.entry.getMany({ query: { 'sys.id[in]': batch.join(','), limit: IDS_PER_REQUEST } })
        for (const item of items) entries.set(item.sys.id, toComposeEntry(item))
        return items.map(toCmsEntry)
      }),
    assetsById: (ids) =>
      inBatches(ids, async (batch) => {
        const { items } = await management.asset.getMany({ query: { 'sys.id[in]': batch.join(','), limit: IDS_PER_REQUEST } })
        const read = items.map(toComposeAsset)
        for (const asset of read) assets.set(asset.sys.id, asset)
        return read.map(toCmsAsset)
      }),
    entry: (id) => entries.get(id),
    asset: (id) => assets.get(id),
  }
}

export const toComposeEntry = ({ sys, fields }: EntryProps): ComposeEntry => ({
  sys: {
    id: sys.id,
    type: 'Entry',
    contentType: { sys: { id: sys.contentType.sys.id } },
    version: sys.version,
    ...defined({ publishedVersion: sys.publishedVersion, archivedVersion: sys.archivedVersion }),
    updatedAt: sys.updatedAt,
  },
  fields,
})

export const toComposeAsset = ({ sys, fields }: AssetProps): ComposeAsset => ({
  sys: {
    id: sys.id,
    type: 'Asset',
    version: sys.version,
    ...defined({ publishedVersion: sys.publishedVersion }),
    updatedAt: sys.updatedAt,
  },
  // The vendor's type names the fields; on the wire they are JSON like all others.
  fields: fields as unknown as ComposeAsset['fields'],
})

export const readLocales = async (management: Pick<Management, 'locale'>): Promise<readonly ComposeLocale[]> =>
  (await management.locale.getMany({ query: { limit: 1000 } })).items.map(({ code, fallbackCode, default: isDefault }) => ({
    code,
    fallbackCode,
    default: isDefault,
  }))
