import { entryName } from './block-name.ts'
import { entrySchemas } from './block-schemas.ts'
import { linksOf, readField, type CmsAsset, type CmsEntry, type CmsSource } from './cms-entry.ts'

/** One of the entries and assets a page is made of. */
export interface PageSource {
  /** 0 for what is not published. */
  readonly revision: number
  /** What merchandisers call it. */
  readonly name: string | undefined
}

/**
 * Revisions and names of all that these pages are made of, themselves included: the row set of the used-by index. What is
 * missing counts with revision 0, so that publishing it later finds the pages.
 */
export const sourcesOfPages = (pages: readonly CmsEntry[], source: CmsSource, locale: string): ReadonlyMap<string, PageSource> =>
  new Map(pages.flatMap((page) => [...sourcesOfPage(page, source, locale)]))

const sourcesOfPage = (page: CmsEntry, source: CmsSource, locale: string): ReadonlyMap<string, PageSource> => {
  const sources = new Map<string, PageSource>()
  const visit = (entry: CmsEntry): void => {
    if (sources.has(entry.sys.id)) return
    const type = entry.sys.contentType.sys.id
    sources.set(entry.sys.id, { revision: entry.sys.revision, name: entryName(entry, entrySchemas.get(type), [locale]) })
    if (entry !== page && type === 'page') return
    const { entries, assets } = linksOf(entry)
    for (const id of assets) sources.set(id, assetSource(source.assets.get(id), locale))
    for (const id of entries) {
      const child = source.entries.get(id)
      if (child === undefined) sources.set(id, MISSING)
      else visit(child)
    }
  }
  visit(page)
  return sources
}

const MISSING: PageSource = { revision: 0, name: undefined }

const assetSource = (asset: CmsAsset | undefined, locale: string): PageSource => {
  if (asset === undefined) return MISSING
  const title = readField(asset.fields['title'], [locale])
  return { revision: asset.sys.revision, name: typeof title === 'string' ? `Picture “${title}”` : undefined }
}
