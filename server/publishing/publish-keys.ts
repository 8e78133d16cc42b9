import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'drizzle-orm'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import { outcomesOfKey, sourcesOfPages } from '../../src/content/outcomes-of-key.ts'
import { candidatesByKey } from '../../src/content/page-entry.ts'
import { REDIRECTS_KEY } from '../../src/content/redirects-key.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { Database } from '../database/database.ts'
import { pageSnapshots, pageSources } from '../database/schema/publishing.ts'
import type { PurgeCaches } from '../operations/cdn/purge-jobs.ts'
import type { Clock } from '../runtime.ts'
import { collectSource, type Cms } from './cms.ts'
import { withPictureColors, type PictureColors } from './picture-colors.ts'
import { publishRedirects } from './redirect-store.ts'
import { saveKey, type KeyOutcome } from './save-key.ts'

export interface PublishingDeps {
  readonly cms: Cms
  readonly database: Database
  readonly sites: readonly SiteConfig[]
  readonly clock: Clock
  readonly purgeCaches: PurgeCaches
  readonly colorsOf?: PictureColors
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/**
 * Keys of the pages that a change of these entries or assets affects: pages made of them, by the used-by index, and the
 * pages and redirects among them, which may be new.
 */
export const affectedKeys = async ({ cms, database }: PublishingDeps, ids: readonly string[]): Promise<readonly string[]> => {
  if (ids.length === 0) return []
  const users = await database
    .selectDistinct({ key: pageSources.key })
    .from(pageSources)
    // As one parameter: a statement has 65,535 at most, and a shop that was away may have more to catch up with.
    .where(sql`${pageSources.sourceId} = any(${sql.param([...ids])}::text[])`)
  const found = await cms.entriesById(ids)
  const changed = found.filter((entry) => entry.sys.contentType.sys.id === 'page')
  const redirects = found.some((entry) => entry.sys.contentType.sys.id === 'redirect') ? [REDIRECTS_KEY] : []
  const changedKeys = changed.length === 0 ? [] : candidatesByKey(changed, defaultLocaleOf(await cms.locales())).keys()
  return [...new Set([...users.map(({ key }) => key), ...changedKeys, ...redirects])]
}

/** Keys of live pages and of page entries. */
export const allKeys = async ({ cms, database }: PublishingDeps): Promise<readonly string[]> => {
  const live = await database.selectDistinct({ key: pageSnapshots.key }).from(pageSnapshots)
  const present = candidatesByKey(await cms.pages(), defaultLocaleOf(await cms.locales())).keys()
  return [...new Set([...live.map(({ key }) => key), ...present, REDIRECTS_KEY])]
}

/** Pages built together: limits the memory. */
const KEYS_AT_ONCE = 50
/** How often this process reads the CMS when another has published something newer meanwhile. */
const ATTEMPTS = 3

/** Publishes the pages with the keys given, for every site and language; keys without entries disappear. Redirects have a key of their own. */
export const publishKeys = async (deps: PublishingDeps, keys: readonly string[]): Promise<void> => {
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
    let open: readonly string[] = keys.slice(start, start + KEYS_AT_ONCE)
    for (let attempt = 1; attempt <= ATTEMPTS && open.length > 0; attempt += 1) open = await publishOnce(deps, open)
    if (open.length > 0) deps.log.error({ keys: open }, 'pages could not be published: the content answered is older than what is live')
  }
}

/** Returns the keys whose content was older than what is live: they have to be read again. */
const publishOnce = async (deps: PublishingDeps, keys: readonly string[]): Promise<readonly string[]> => {
  const pageKeys = keys.filter((key) => key !== REDIRECTS_KEY)
  const outdated = pageKeys.length === 0 ? [] : await publishPages(deps, pageKeys)
  return !keys.includes(REDIRECTS_KEY) || (await publishRedirects(deps)) ? outdated : [...outdated, REDIRECTS_KEY]
}

const publishPages = async (deps: PublishingDeps, keys: readonly string[]): Promise<readonly string[]> => {
  const { cms, sites, clock } = deps
  const locales = await cms.locales()
  const defaultLocale = defaultLocaleOf(locales)
  const pages = await cms.pages(keys)
  const byKey = candidatesByKey(pages, defaultLocale)
  const source = await withPictureColors(await collectSource(cms, pages), deps.colorsOf)
  const outdated: string[] = []
  for (const key of keys) {
    const candidates = byKey.get(key) ?? []
    const outcome: KeyOutcome = {
      key,
      pages: outcomesOfKey({ candidates, source, sites, locales }),
      sources: sourcesOfPages(
        candidates.map(({ entry }) => entry),
        source,
        defaultLocale,
      ),
      at: clock.now(),
    }
    if (await saveKey(deps, outcome)) logRefused(deps, outcome)
    else outdated.push(key)
  }
  return outdated
}

const logRefused = ({ log }: PublishingDeps, { key, pages }: KeyOutcome): void => {
  for (const { siteTag, language, live, problems } of pages) {
    if (live === undefined) log.warn({ key, siteTag, language, problems }, 'page refused; the last good one stays live')
  }
}
