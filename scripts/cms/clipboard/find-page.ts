import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { chooseEntry, toCandidate } from '../../../src/content/page-entry.ts'
import type { CmsEntry } from '../../../src/content/cms-entry.ts'
import { UsageError } from '../../blocks/commands/usage-error.ts'
import type { ClipboardCms } from './clipboard-cms.ts'

/** The page with a key: a site's own where it is named, else the one for every site, else the only one. Throws a UsageError. */
export const findPage = async (cms: ClipboardCms, key: string, siteTag: string | undefined): Promise<CmsEntry> => {
  const [locales, pages] = await Promise.all([cms.locales(), cms.pages([key])])
  const candidates = pages.map((page) => toCandidate(page, defaultLocaleOf(locales)))
  const chosen = chooseEntry(candidates, siteTag ?? '') ?? (siteTag === undefined && pages.length === 1 ? pages[0] : undefined)
  if (chosen !== undefined) return chosen
  if (pages.length === 0) throw new UsageError(`There is no page with the key "${key}".`)
  throw new UsageError(
    `There are several pages with the key "${key}": add --site, one of ${candidates.flatMap(({ sites }) => sites).join(', ')}.`,
  )
}
