import { linksOf, type CmsAsset, type CmsEntry, type CmsSource, type EntryLinks } from '../../src/content/cms-entry.ts'
import type { Cms } from './cms.ts'

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
