import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { outcomesOfKey } from '../../../src/content/outcomes-of-key.ts'
import { candidatesByKey } from '../../../src/content/page-entry.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { ContentSet } from './content-set.ts'
import type { Finding } from './finding.ts'

/** What publishing would say of every page for every site and language; the same finding in several places is one. */
export const lintContent = ({ pages, source, locales }: ContentSet, sites: readonly SiteConfig[]): readonly Finding[] => {
  const byKey = [...candidatesByKey(pages, defaultLocaleOf(locales))].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const found = new Map<string, { readonly finding: Finding; readonly places: string[] }>()
  for (const [, candidates] of byKey) {
    for (const { siteTag, language, problems } of outcomesOfKey({ candidates, source, sites, locales })) {
      for (const problem of problems) remember(found, problem, `${siteTag}/${language}`)
    }
  }
  return [...found.values()].map(({ finding, places }) => ({ ...finding, places }))
}

const remember = (found: Map<string, { readonly finding: Finding; readonly places: string[] }>, finding: Finding, place: string): void => {
  const { code, page, blockId, path, message } = finding
  const name = JSON.stringify([code, page, blockId, path, message])
  const known = found.get(name)
  if (known === undefined) found.set(name, { finding, places: [place] })
  else if (!known.places.includes(place)) known.places.push(place)
}
