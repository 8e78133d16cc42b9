import type { PlainClientAPI } from 'contentful-management'
import type { ReleasePage } from '../../../schemas/api/compose-releases.ts'
import type { ComposeDocument, ComposeLocale } from '../../../schemas/api/compose.ts'
import { entryName } from '../../../src/content/block-name.ts'
import { entrySchemas } from '../../../src/content/block-schemas.ts'
import { readField } from '../../../src/content/cms-entry.ts'
import { toCmsEntry } from '../../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { readPageFields } from '../../../src/content/page-entry.ts'
import { collectSource } from '../../publishing/cms.ts'
import { readDrafts, readLocales, type DraftReads } from '../read-document.ts'

/** Drafts of several pages, read together: what they share is read once. */
export interface PagesRead {
  readonly locales: readonly ComposeLocale[]
  readonly drafts: DraftReads
  /** A page as if it had been opened; undefined for what is no page of the CMS. What it shares with others is in each. */
  readonly documentOf: (pageId: string) => ComposeDocument | undefined
  /** The entries and assets of all these pages. */
  readonly shared: Pick<ComposeDocument, 'entries' | 'assets'>
}

export const readPages = async (
  management: Pick<PlainClientAPI, 'entry' | 'asset' | 'locale'>,
  pageIds: readonly string[],
): Promise<PagesRead> => {
  const drafts = readDrafts(management)
  const [found, locales] = await Promise.all([drafts.entriesById([...new Set(pageIds)]), readLocales(management)])
  const pages = found.filter(({ sys }) => sys.contentType.sys.id === 'page')
  const { entries, assets } = await collectSource(drafts, pages)
  const shared = { entries: byId(entries.keys(), drafts.entry), assets: byId(assets.keys(), drafts.asset), locales, usedBy: {} }
  const ids = new Set(pages.map(({ sys }) => sys.id))
  return { locales, drafts, shared, documentOf: (pageId) => (ids.has(pageId) ? { pageId, ...shared } : undefined) }
}

const byId = <Item>(ids: Iterable<string>, read: (id: string) => Item | undefined): Readonly<Record<string, Item>> =>
  Object.fromEntries(
    [...ids].flatMap((id) => {
      const item = read(id)
      return item === undefined ? [] : [[id, item] as const]
    }),
  )

/** What a page is called in lists of releases; one that is gone by its id. */
export const releasePageOf = ({ drafts, locales }: Pick<PagesRead, 'drafts' | 'locales'>, id: string): ReleasePage => {
  const entry = drafts.entry(id)
  if (entry === undefined) return { id, title: id, sites: [] }
  const { title, key, sites } = readPageFields(toCmsEntry(entry), [defaultLocaleOf(locales)])
  return { id, title: title || key || id, sites }
}

/** What a block, page or picture is called; its id where the CMS does not have it any more. */
export const nameOf = ({ drafts, locales }: Pick<PagesRead, 'drafts' | 'locales'>, id: string): string => {
  const own = [defaultLocaleOf(locales)]
  const entry = drafts.entry(id)
  if (entry !== undefined) return entryName(toCmsEntry(entry), entrySchemas.get(entry.sys.contentType.sys.id), own)
  const title = readField(drafts.asset(id)?.fields['title'], own)
  return typeof title === 'string' && title !== '' ? title : id
}
