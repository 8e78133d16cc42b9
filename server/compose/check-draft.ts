import type { ComposeDocument, DocumentCheck } from '../../schemas/api/compose.ts'
import { createAdvisor, type Advice } from '../../src/content/advice/create-advisor.ts'
import { reuseLookups } from '../../src/content/advice/reuse-lookups.ts'
import type { PageOutcome } from '../../src/content/outcomes-of-key.ts'
import { createCache } from '../../src/lib/cache.ts'
import { draftOutcomes, toComposeProblems } from './check-document.ts'
import type { ComposeDeps } from './compose-deps.ts'

/** She waits for what the gate says; what the shop has to look up must not hold that up for longer. */
const PATIENCE_MS = 700
/** She types: what was looked up a moment ago is still so. What came too late for one check is there for the next. */
const REUSE_MS = 10_000
const MOST_LOOKUPS = 20_000

/** What the gate says of a draft, and what is wrong around it on each of its sites: dead links, products that nobody can buy. */
export const createDraftCheck = ({ runtime: { sites, log }, lookups }: Pick<ComposeDeps, 'runtime' | 'lookups'>) => {
  const advise = createAdvisor(reuseLookups(lookups, createCache<unknown>({ ttl: REUSE_MS, maxSize: MOST_LOOKUPS })), sites)
  return async (document: ComposeDocument): Promise<DocumentCheck> => {
    const outcomes = draftOutcomes(document, sites)
    const advised = await Promise.all(
      outcomes.map(async (outcome) => ({ outcome, advice: await advise(outcome.page, { patienceMs: PATIENCE_MS }) })),
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

const withAdvice = ({ outcome, advice }: { readonly outcome: PageOutcome; readonly advice: Advice }): PageOutcome => ({
  ...outcome,
  problems: [...outcome.problems, ...advice.problems],
})
