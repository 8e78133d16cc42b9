import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { outcomesOfKey } from '../../../src/content/outcomes-of-key.ts'
import { candidatesByKey } from '../../../src/content/page-entry.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { ContentSet } from './content-set.ts'
import type { Problem } from './problem.ts'

/** What publishing would say of every page for every site and language; a problem of several sites and languages is reported once. */
export const lintContent = ({ pages, source, locales }: ContentSet, sites: readonly SiteConfig[]): readonly Problem[] => {
  const byKey = [...candidatesByKey(pages, defaultLocaleOf(locales))].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const found = new Map<string, Found>()
  for (const [, candidates] of byKey) {
    for (const { siteTag, language, problems } of outcomesOfKey({ candidates, source, sites, locales })) {
      for (const problem of problems) addProblem(found, problem, `${siteTag}/${language}`)
    }
  }
  return [...found.values()].map(({ problem, sites }) => ({ ...problem, sites }))
}

interface Found {
  readonly problem: Problem
  readonly sites: string[]
}

const addProblem = (found: Map<string, Found>, problem: Problem, site: string): void => {
  const { code, page, blockId, path, message } = problem
  const key = JSON.stringify([code, page, blockId, path, message])
  const existing = found.get(key)
  if (existing === undefined) found.set(key, { problem, sites: [site] })
  else if (!existing.sites.includes(site)) existing.sites.push(site)
}
