import type { ComposeDocument, DocumentCheck } from '../../schemas/api/compose.ts'
import { createAdvisor, type Advice } from '../../src/content/advice/create-advisor.ts'
import { reuseLookups } from '../../src/content/advice/reuse-lookups.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import type { PageOutcome } from '../../src/content/outcomes-of-key.ts'
import { readPageFields } from '../../src/content/page-entry.ts'
import { createCache } from '../../src/lib/cache.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import { withPatience } from '../../src/lib/with-patience.ts'
import { draftOutcomes, toComposeProblems } from './check-document.ts'
import type { ComposeDeps } from './compose-deps.ts'

/** She waits for what the gate says; what the shop has to look up must not hold that up for longer. */
const PATIENCE_MS = 700
/** She types: what was looked up a moment ago is still so. What came too late for one check is there for the next. */
const REUSE_MS = 10_000
const MOST_LOOKUPS = 20_000

/** What the gate says of a draft, and what is wrong around it on each of its sites: dead links, products that nobody can buy. */
export const createDraftCheck = ({ runtime: { sites, log }, lookups }: Pick<ComposeDeps, 'runtime' | 'lookups'>) => {
  const reused = reuseLookups(lookups, createCache<unknown>({ ttl: REUSE_MS, maxSize: MOST_LOOKUPS }))
  const advise = createAdvisor(reused, sites)
  /** Whether shoppers of a site see another page in its place: one that names the site goes before one for all sites. */
  const isReplaced = async ({ page }: PageOutcome): Promise<boolean> => {
    const site = sites.find(({ siteTag }) => siteTag === page.siteTag)
    if (site === undefined) return true
    // What cannot be told in time is taken to be this page's own.
    const id = await withPatience(reused.livePageId(page.key, { site, language: page.language }), PATIENCE_MS).catch(() => undefined)
    return id !== undefined && id !== page.id
  }
  return async (document: ComposeDocument): Promise<DocumentCheck> => {
    const outcomes = draftOutcomes(document, sites)
    const isForAll = isForAllSites(document)
    const advised = await Promise.all(
      outcomes.map(async (outcome) => {
        const isElsewhere = isForAll && (await isReplaced(outcome))
        return { outcome, advice: isElsewhere ? NO_ADVICE : await advise(outcome.page, { patienceMs: PATIENCE_MS }) }
      }),
    )
    const left = advised.flatMap(({ advice }) => advice.leftOut)
    if (left.length > 0)
      log.warn({ err: left[0]?.cause, page: document.pageId }, 'A check lacks advice that could not be looked up in time')
    return {
      problems: toComposeProblems(advised.map(withAdvice), document),
      leftOut: [...new Set(left.map(({ subject }) => subject))].sort(),
    }
  }
}

const NO_ADVICE: Advice = { problems: [], leftOut: [] }

const isForAllSites = ({ pageId, entries, locales }: ComposeDocument): boolean => {
  const page = ownValue(entries, pageId)
  return page !== undefined && readPageFields(toCmsEntry(page), [defaultLocaleOf(locales)]).sites.length === 0
}

const withAdvice = ({ outcome, advice }: { readonly outcome: PageOutcome; readonly advice: Advice }): PageOutcome => ({
  ...outcome,
  problems: [...outcome.problems, ...advice.problems],
})
