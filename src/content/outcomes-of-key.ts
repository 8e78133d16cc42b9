import { createHash } from 'node:crypto'
import type { CmsEntry, CmsSource } from './cms-entry.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { chooseEntry } from './page-entry.ts'
import { type CmsLocale, localeChain } from './locales.ts'
import { judgePage } from './build-page.ts'
import type { Page } from '../../schemas/page.ts'
import type { ContentProblem } from './content-problem.ts'

/** How one site and language of a key came out. `live` absent: refused, what was live stays. */
export interface PageOutcome {
  readonly siteTag: string
  readonly language: string
  readonly entryId: string
  readonly live?: { readonly page: Page; readonly contentHash: string }
  readonly problems: readonly ContentProblem[]
}

export interface KeyOrder {
  /** Entries that have the key. */
  readonly entries: readonly CmsEntry[]
  readonly source: CmsSource
  readonly sites: readonly SiteConfig[]
  readonly locales: readonly CmsLocale[]
}

/**
 * Builds and judges a key's page for every site and language it is for. The hard gate: an error, and there is no `live`.
 * Pure.
 */
export const judgeKey = ({ entries, source, sites, locales }: KeyOrder): readonly PageOutcome[] => {
  const defaultLocale = locales.find((locale) => locale.default)?.code ?? 'en'
  return sites.flatMap((site) => {
    const entry = chooseEntry(entries, site.siteTag, defaultLocale)
    return entry === undefined
      ? []
      : site.languages.map((language) => judge({ entry, source, site, language, locales: localeChain(locales, language, site.code) }))
  })
}

const judge = (order: Parameters<typeof judgePage>[0]): PageOutcome => {
  const { page, json, problems } = judgePage(order)
  const isRefused = problems.some(({ severity }) => severity === 'error')
  return {
    siteTag: page.siteTag,
    language: page.language,
    entryId: page.id,
    problems,
    ...(isRefused ? {} : { live: { page, contentHash: createHash('sha256').update(json).digest('base64url') } }),
  }
}
