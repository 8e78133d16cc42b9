import { and, sql, type SQL } from 'drizzle-orm'
import type { ContentLookups, FoundWords, SameWords, SiteContext } from '../../src/content/advice/advice-input.ts'
import { FOUND_KINDS } from '../../src/content/found/found-words.ts'
import { groupBy } from '../../src/lib/group-by.ts'
import type { Database } from '../database/database.ts'
import { descriptionHash, pageSnapshots, titleHash } from '../database/schema/publishing.ts'
import { gathered } from '../lib/gathered.ts'

interface Asked {
  readonly words: FoundWords
  readonly context: SiteContext
}

/**
 * Of the live pages of a site in a language, the first that a list of search results shows with the same title, and with the same description.
 * What is asked about many pages at once is looked up together, and however many say the same, two of them are read.
 */
export const createPagesWithWords = (database: Database): ContentLookups['pagesWithWords'] => {
  const find = gathered(async (asked: readonly Asked[]) => {
    const titles = await readFirstTwo(database, asked.flatMap(titleSources), titleHash(pageSnapshots))
    const descriptions = await readFirstTwo(database, asked.flatMap(descriptionSources), descriptionHash(pageSnapshots))
    return (one: Asked): SameWords => ({
      title: otherAmong(titles, titleSources(one), one.words.pageId),
      description: otherAmong(descriptions, descriptionSources(one), one.words.pageId),
    })
  })
  return async (words, context) => (words.title === undefined && words.description === undefined ? {} : find({ words, context }))
}

const otherAmong = (rows: FirstTwo, wanted: readonly string[], pageId: string): string | undefined =>
  wanted
    .flatMap((text) => rows.get(text) ?? [])
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .find(({ entryId }) => entryId !== pageId)?.title

/** What pages with this title may be made of, and with this description: see `titleHash`. */
const titleSources = ({ words: { title }, context: { site, language } }: Asked): readonly string[] => {
  if (title === undefined) return []
  const end = ` | ${site.siteName}`
  const made = [`s${title}`, ...(title.endsWith(end) ? [`l${title.slice(0, -end.length)}`] : [])]
  return made.map((words) => `${site.siteTag} ${language} ${words}`)
}
const descriptionSources = ({ words: { description }, context: { site, language } }: Asked): readonly string[] =>
  description === undefined ? [] : [`${site.siteTag} ${language} ${description}`]

/** Of each text the first two pages that have it: one of them is another one. */
type FirstTwo = ReadonlyMap<string, readonly { readonly key: string; readonly entryId: string; readonly title: string }[]>

const readFirstTwo = async (database: Database, wanted: readonly string[], hash: SQL): Promise<FirstTwo> => {
  if (wanted.length === 0) return new Map()
  const { page, key, entryId } = pageSnapshots
  const same = database
    .select({ key, entryId, title: sql<string>`${page}->>'title'`.as('title') })
    .from(pageSnapshots)
    .where(
      and(
        sql`${hash} = md5(asked.text)`,
        sql`${page}->>'kind' = any(${sql.param([...FOUND_KINDS])}::text[])`,
        sql`${page}->'seo'->>'noindex' is distinct from 'true'`,
      ),
    )
    // No index has this order: one by key alone would be gone through from its start, for two pages that are rarely there.
    .orderBy(sql`${key} || ''`)
    .limit(2)
    .as('same')
  const rows = await database
    .select({ text: sql<string>`asked.text`, key: same.key, entryId: same.entryId, title: same.title })
    .from(sql`(select distinct unnest(${sql.param([...new Set(wanted)])}::text[]) as text) as asked`)
    .crossJoinLateral(same)
  return groupBy(rows, ({ text }) => text)
}
