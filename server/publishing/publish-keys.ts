import type { CmsEntry, CmsSource } from '../../src/content/cms-entry.ts'
import { collectSource } from './collect-source.ts'
import { judgeKey } from '../../src/content/outcomes-of-key.ts'
import type { PublishingDeps } from './deps.ts'
import { readPageFields } from '../../src/content/page-entry.ts'
import { saveKey, type KeyOutcome } from './save-key.ts'
import { sourcesOfPage } from '../../src/content/sources-of-page.ts'

/** Pages opened together: bounds what is in memory at once. */
const KEYS_AT_ONCE = 50
/** How often newer work of another process makes this one look again. */
const ATTEMPTS = 3

/** Publishes the pages with the keys given, for every site and language; keys without entries disappear. */
export const publishKeys = async (deps: PublishingDeps, keys: readonly string[]): Promise<void> => {
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
    let open: readonly string[] = keys.slice(start, start + KEYS_AT_ONCE)
    for (let attempt = 1; attempt <= ATTEMPTS && open.length > 0; attempt += 1) open = await publishOnce(deps, open)
    if (open.length > 0) deps.log.error({ keys: open }, 'pages could not be published: the content answered is older than what is live')
  }
}

/** Answers the keys that have to be looked at again. */
const publishOnce = async (deps: PublishingDeps, keys: readonly string[]): Promise<readonly string[]> => {
  const locales = await deps.cms.locales()
  const defaultLocale = locales.find((locale) => locale.default)?.code ?? 'en'
  const pages = await deps.cms.pages(keys)
  const source = await collectSource(deps.cms, pages)
  const outdated: string[] = []
  for (const key of keys) {
    const entries = pages.filter((page) => readPageFields(page, [defaultLocale]).key === key)
    const outcome = {
      key,
      pages: judgeKey({ entries, source, sites: deps.sites, locales }),
      sources: sourcesOf(entries, source, defaultLocale),
      at: deps.clock.now(),
    }
    if (!(await saveKey(deps.database, outcome))) outdated.push(key)
    else tell(deps, outcome)
  }
  return outdated
}

const sourcesOf = (entries: readonly CmsEntry[], source: CmsSource, locale: string): KeyOutcome['sources'] =>
  new Map(entries.flatMap((entry) => [...sourcesOfPage(entry, source, locale)]))

const tell = ({ log }: PublishingDeps, { key, pages }: KeyOutcome): void => {
  for (const { siteTag, language, live, problems } of pages) {
    if (live === undefined) log.warn({ key, siteTag, language, problems }, 'page refused; the last good one stays live')
  }
}
