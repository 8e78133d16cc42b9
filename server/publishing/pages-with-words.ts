import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import type { ContentLookups } from '../../src/content/advice/advice-input.ts'
import { isFound, ownTitle } from '../../src/content/found/found-words.ts'
import type { Database } from '../database/database.ts'
import { pageSnapshots } from '../database/schema/publishing.ts'

/** Of the live pages of a site in a language, the first that a list of search results shows with the same title, and with the same description. */
export const createPagesWithWords =
  (database: Database): ContentLookups['pagesWithWords'] =>
  async ({ pageId, title, description }, { site, language }) => {
    const saysSame: (SQL | undefined)[] = [
      // Its whole title is made below: here it is enough that this one begins with its own words.
      title === undefined
        ? undefined
        : sql`starts_with(${title}::text, coalesce(${pageSnapshots.page}->'seo'->>'title', ${pageSnapshots.page}->>'title'))`,
      description === undefined ? undefined : sql`${pageSnapshots.page}->'seo'->>'description' = ${description}`,
    ]
    if (title === undefined && description === undefined) return {}
    const rows = await database
      .select({ page: pageSnapshots.page })
      .from(pageSnapshots)
      .where(
        and(
          eq(pageSnapshots.siteTag, site.siteTag),
          eq(pageSnapshots.language, language),
          ne(pageSnapshots.entryId, pageId),
          or(...saysSame),
        ),
      )
      .orderBy(pageSnapshots.key)
    const others = rows.map(({ page }) => page).filter(isFound)
    return {
      title: title === undefined ? undefined : others.find((page) => ownTitle(page, site.siteName) === title)?.title,
      description: description === undefined ? undefined : others.find(({ seo }) => seo.description === description)?.title,
    }
  }
