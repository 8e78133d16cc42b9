import { sql } from 'drizzle-orm'
import { pageSnapshots } from '../../database/schema/publishing.ts'
import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { readField } from '../../../src/content/cms-entry.ts'
import { reachableIds } from '../../../src/content/composing/reachable.ts'
import { toCmsEntry } from '../../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { readPageFields } from '../../../src/content/page-entry.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { Database } from '../../database/database.ts'
import { edgesOf, edgesOfBlocks, type WindowEdge } from './windows.ts'

export interface PageEdge extends WindowEdge {
  readonly pageId: string
}

/** Edges of windows on live pages, on all sites. Languages of a site have the same ones but for blocks that are for some of them. */
export const readLiveEdges = async (database: Database): Promise<readonly PageEdge[]> => {
  const rows = await database
    .select({ siteTag: pageSnapshots.siteTag, pageId: pageSnapshots.entryId, page: pageSnapshots.page })
    .from(pageSnapshots)
    // Most pages have none, and a page may be large.
    .where(sql`jsonb_path_exists(${pageSnapshots.page}, '$.**.meta ? (exists(@.visibleFrom) || exists(@.visibleUntil))')`)
  return rows.flatMap(({ siteTag, pageId, page }) => edgesOfBlocks(page.blocks, siteTag).map((edge) => ({ ...edge, pageId })))
}

/** Edges of windows of a draft, on the clocks of each site that the page is for. */
export const edgesOfDraft = (document: ComposeDocument, sites: readonly SiteConfig[]): readonly PageEdge[] => {
  const { pageId, entries, locales } = document
  const locale = defaultLocaleOf(locales)
  const page = entries[pageId]
  const tags = page === undefined ? [] : readPageFields(toCmsEntry(page), [locale]).sites
  const own = sites.filter(({ siteTag }) => tags.length === 0 || tags.includes(siteTag))
  return [...reachableIds(document)].flatMap((id) => {
    const meta = readField(entries[id]?.fields['meta'], [locale])
    return own.flatMap((site) => edgesOf(id, meta, site).map((edge) => ({ ...edge, pageId })))
  })
}
