import { groupBy } from '../../src/lib/group-by.ts'
import { localeInWords } from '../../src/content/locales.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { formatRows } from '../blocks/commands/format-rows.ts'
import type { Coverage } from './coverage-of.ts'

/** What is translated, site by site, and what is not: for who translates. */
export const coverageInWords = (coverages: readonly Coverage[], sites: readonly SiteConfig[]): string => {
  const rows = coverages.map(({ siteTag, language, texts, missing, percent: share }) => [
    siteInWords(siteTag, sites),
    languageInWords(language),
    texts,
    missing.length,
    `${share} %`,
  ])
  const table = formatRows(['site', 'language', 'texts', 'not translated', 'translated'], rows)
  return [table, '', ...toTranslate(coverages, sites)].join('\n')
}

/** Each text once, with everybody who waits for it. */
const toTranslate = (coverages: readonly Coverage[], sites: readonly SiteConfig[]): readonly string[] => {
  const gaps = coverages.flatMap(({ siteTag, language, missing }) => missing.map((gap) => ({ ...gap, siteTag, language })))
  if (gaps.length === 0) return ['Every text is translated.']
  const byText = [...groupBy(gaps, ({ entryId, field, fallback }) => `${entryId} ${field} ${fallback}`).values()]
  const lines = byText.flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const waiting = same.map(({ siteTag, language }) => `${siteInWords(siteTag, sites)} in ${languageInWords(language)}`)
    return [
      `${first.page}: ${first.where}`,
      `  shoppers read ${languageInWords(first.fallback)}${first.text === '' ? '' : `: “${first.text}”`}`,
      ...waiting.map((each) => `  needed on ${each}`),
    ]
  })
  return [`To translate (${byText.length === 1 ? '1 text' : `${byText.length} texts`}):`, ...lines]
}

/** `Canada (ald-ca)`: the tag is what --site takes. */
const siteInWords = (siteTag: string, sites: readonly SiteConfig[]): string => {
  const site = sites.find((each) => each.siteTag === siteTag)
  return site === undefined ? siteTag : `${COUNTRIES.of(site.code) ?? site.code} (${siteTag})`
}

/** `French (fr)`: the code is what --language takes. */
const languageInWords = (language: string): string => `${localeInWords(language)} (${language})`

const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region' })
