import { changedVersions } from '../../../src/content/composing/changed-versions.ts'
import { toCmsEntry } from '../../../src/content/composing/to-cms-source.ts'
import type { CmsEntry } from '../../../src/content/cms-entry.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { readPageFields } from '../../../src/content/page-entry.ts'
import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import type { Database } from '../../database/database.ts'
import { collectSource, type Cms } from '../../publishing/cms.ts'
import { readUses } from '../../publishing/reports/read-uses.ts'

interface Deps {
  readonly delivery: Pick<Cms, 'entriesById' | 'assetsById' | 'pages'>
  readonly database: Database
}

/** A page that shoppers see otherwise after a publish. */
export interface AffectedPage {
  readonly title: string
  /** Tags; none for all sites. */
  readonly sites: readonly string[]
}

/** The pages as they will be and as they are: a page that leaves a site changes that site too. */
export const ownPages = async (
  { delivery }: Pick<Deps, 'delivery'>,
  drafts: readonly CmsEntry[],
  locale: string,
): Promise<readonly AffectedPage[]> => {
  const live = await delivery.entriesById(drafts.map(({ sys }) => sys.id))
  return [...drafts, ...live].map((entry) => toAffected(entry, locale))
}

/** The page entries of documents. */
export const pageEntriesOf = (documents: readonly ComposeDocument[]): readonly CmsEntry[] =>
  documents.flatMap(({ pageId, entries }) => {
    const page = entries[pageId]
    return page === undefined ? [] : [toCmsEntry(page)]
  })

/**
 * Other live pages that something stands on which goes live with these: a shared section, a picture. `isAsked` leaves out pages that are
 * not of interest, for which nothing is read.
 */
export const otherPages = async (
  { delivery, database }: Deps,
  documents: readonly ComposeDocument[],
  isAsked: (page: AffectedPage) => boolean,
): Promise<readonly AffectedPage[]> => {
  const [first] = documents
  if (first === undefined) return []
  const locale = defaultLocaleOf(first.locales)
  const own = new Set(documents.map(({ pageId }) => pageId))
  const changed = new Set(documents.flatMap((document) => [...changedVersions(document).keys()]))
  const keys = [...new Set((await readUses(database, [...changed])).flatMap(({ pages }) => pages))]
  if (keys.length === 0) return []
  const candidates = (await delivery.pages(keys)).filter((page) => !own.has(page.sys.id) && isAsked(toAffected(page, locale)))
  const affected: AffectedPage[] = []
  for (const page of candidates) {
    // Pages of several sites may have one address, which is all that the index of publishing knows.
    const { entries, assets } = await collectSource(delivery, [page])
    if ([...entries.keys(), ...assets.keys()].some((id) => changed.has(id))) affected.push(toAffected(page, locale))
  }
  return affected
}

const toAffected = (entry: CmsEntry, locale: string): AffectedPage => {
  const { title, key, sites } = readPageFields(entry, [locale])
  return { title: title || key, sites }
}
