import type { CmsEntry } from './cms-entry.ts'
import { readPageFields } from './page-entry.ts'

/**
 * Which of the entries with one key is a site's page: one that names the site before one for every site; among equals the one
 * with the lower id, so that every process decides alike. Undefined where none is meant for the site.
 */
export const chooseEntry = (entries: readonly CmsEntry[], siteTag: string, defaultLocale: string): CmsEntry | undefined => {
  const sorted = entries.toSorted((one, other) => (one.sys.id < other.sys.id ? -1 : 1))
  const sitesOf = (entry: CmsEntry): readonly string[] => readPageFields(entry, [defaultLocale]).sites
  return sorted.find((entry) => sitesOf(entry).includes(siteTag)) ?? sorted.find((entry) => sitesOf(entry).length === 0)
}
