import { inArray } from 'drizzle-orm'
import { pageSnapshots, pageSources } from '../database/schema/publishing.ts'
import type { PublishingDeps } from './deps.ts'
import { readPageFields } from '../../src/content/page-entry.ts'

/**
 * Keys of the pages that a change of these entries or assets touches: pages made of them, as the used-by index knows, and
 * pages among them, whose key may be new.
 */
export const affectedKeys = async ({ cms, database }: PublishingDeps, ids: readonly string[]): Promise<readonly string[]> => {
  if (ids.length === 0) return []
  const users = await database
    .selectDistinct({ key: pageSources.key })
    .from(pageSources)
    .where(inArray(pageSources.sourceId, [...ids]))
  return [...new Set([...users.map(({ key }) => key), ...(await keysOfPages(cms, ids))])]
}

/** Every key that is live or could be. */
export const allKeys = async ({ cms, database }: PublishingDeps): Promise<readonly string[]> => {
  const live = await database.selectDistinct({ key: pageSnapshots.key }).from(pageSnapshots)
  const defaultLocale = await defaultLocaleOf(cms)
  const present = (await cms.pages()).map((page) => readPageFields(page, [defaultLocale]).key)
  return [...new Set([...live.map(({ key }) => key), ...present])]
}

const keysOfPages = async (cms: PublishingDeps['cms'], ids: readonly string[]): Promise<readonly string[]> => {
  const pages = (await cms.entriesById(ids)).filter((entry) => entry.sys.contentType.sys.id === 'page')
  if (pages.length === 0) return []
  const defaultLocale = await defaultLocaleOf(cms)
  return pages.map((page) => readPageFields(page, [defaultLocale]).key)
}

const defaultLocaleOf = async (cms: PublishingDeps['cms']): Promise<string> =>
  (await cms.locales()).find((locale) => locale.default)?.code ?? 'en'
