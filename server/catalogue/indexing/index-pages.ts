import { and, count, eq, inArray, like, max, or } from 'drizzle-orm'
import { PAGE_KINDS, recordOf } from '../../../schemas/page-kinds.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { textLanguageOf } from '../../../src/site/text-language.ts'
import type { Database } from '../../database/database.ts'
import { pageSnapshots } from '../../database/schema/publishing.ts'
import { readRevision } from '../catalogue-revision.ts'
import { contentHash } from '../content-hash.ts'
import { groupBy } from '../../../src/lib/group-by.ts'
import { navTreeOf, readCategories } from '../nav-tree.ts'
import { createSearchWriter, type IndexDeps } from './index-catalogue.ts'
import { indexBase, pagesIndex } from './index-names.ts'
import { readIndexState, saveIndexState, settingsHash } from './index-state.ts'
import { placeRecords } from './place-records.ts'
import { syncIndex } from './sync-index.ts'

/** Brings the pages that words lead to up to what is published and what the menus name; costs a few queries where nothing changed. */
export const indexPages = async (deps: IndexDeps): Promise<void> => {
  const { database, sites } = deps
  const client = createSearchWriter(deps)
  const revision = await readRevision(database)
  for (const [base, sharing] of groupBy(sites, indexBase)) {
    const [first] = sharing
    if (first === undefined) continue
    const indexName = pagesIndex(base)
    const state = contentHash([settingsHash(base, first), await readPublished(database, sharing)])
    const saved = await readIndexState(database, indexName)
    if (saved?.revision === revision && saved.settingsHash === state) continue
    const records = await Promise.all(sharing.map((site) => recordsOfSite(database, site)))
    await syncIndex({ database, client, indexName, records: records.flat(), isComplete: true })
    await saveIndexState({ database, indexName, revision, settingsHash: state })
  }
}

/** A value that changes with every publish, and with every page that is taken down. */
const readPublished = async (database: Database, sites: readonly SiteConfig[]) =>
  database
    .select({ pages: count(), last: max(pageSnapshots.publishedAt) })
    .from(pageSnapshots)
    .where(and(inArray(pageSnapshots.siteTag, tagsOf(sites)), HAS_ADDRESS))

const recordsOfSite = async (database: Database, { siteTag, languages, code, clientTag }: SiteConfig) => {
  const categories = await readCategories(database, clientTag)
  const rows = await database
    .select({ language: pageSnapshots.language, page: pageSnapshots.page })
    .from(pageSnapshots)
    .where(and(eq(pageSnapshots.siteTag, siteTag), HAS_ADDRESS))
  return languages.flatMap((language) =>
    placeRecords({
      pages: rows.filter((row) => row.language === language).map(({ page }) => page),
      navigation: navTreeOf(categories, textLanguageOf(localeTag(language, code))),
      site: siteTag,
      language,
    }),
  )
}

const tagsOf = (sites: readonly SiteConfig[]): string[] => sites.map(({ siteTag }) => siteTag)

/** Keys of pages that an address shows. */
const HAS_ADDRESS = or(
  like(pageSnapshots.key, 'landing/%'),
  inArray(
    pageSnapshots.key,
    PAGE_KINDS.filter((kind) => recordOf(kind).isLinkable === true),
  ),
)
