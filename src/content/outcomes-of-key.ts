import { createHash } from 'node:crypto'
import type { Page } from '../../schemas/page.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { buildValidatedPage, type PageInput } from './build-page.ts'
import type { CmsSource } from './cms-entry.ts'
import type { ContentProblem } from './content-problem.ts'
import { localeChain, type CmsLocale } from './locales.ts'
import { chooseEntry, type PageCandidate } from './page-entry.ts'

/** How one site and language of a key came out. `live` absent: refused, what was live stays. */
export interface PageOutcome {
  readonly siteTag: string
  readonly language: string
  readonly entryId: string
  readonly live?: { readonly page: Page; readonly contentHash: string }
  readonly problems: readonly ContentProblem[]
}

interface KeyInput {
  /** Entries that have the key. */
  readonly candidates: readonly PageCandidate[]
  readonly source: CmsSource
  readonly sites: readonly SiteConfig[]
  readonly locales: readonly CmsLocale[]
}

/**
 * Builds and validates a key's page for every site and language it is for. The hard gate: an error, and there is no `live`.
 * Pure.
 */
export const outcomesOfKey = ({ candidates, source, sites, locales }: KeyInput): readonly PageOutcome[] =>
  sites.flatMap((site) => {
    const entry = chooseEntry(candidates, site.siteTag)
    return entry === undefined
      ? []
      : site.languages.map((language) => outcomeOf({ entry, source, site, language, locales: localeChain(locales, language, site.code) }))
  })

const outcomeOf = (input: PageInput): PageOutcome => {
  const { page, json, problems } = buildValidatedPage(input)
  const isRefused = problems.some(({ severity }) => severity === 'error')
  return {
    siteTag: page.siteTag,
    language: page.language,
    entryId: page.id,
    problems,
    ...(isRefused ? {} : { live: { page, contentHash: createHash('sha256').update(json).digest('base64url') } }),
  }
}
