import type { Page } from '../../../schemas/page.ts'
import { withPatience } from '../../lib/with-patience.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { blockSchemas, pageSchema } from '../block-schemas.ts'
import { problemOfBlock, problemOfPage, type BlockProblem, type ContentProblem } from '../content-problem.ts'
import { pathOfKey } from '../page-entry.ts'
import { trailsOf } from '../trail.ts'
import type { AdviceInput, ContentLookups } from './advice-input.ts'
import { linkAdvice } from './link-advice.ts'
import { menuAdvice } from './menu-advice.ts'
import { productAdvice } from './product-advice.ts'
import { trayAdvice } from './tray-advice.ts'
import { wordsAdvice } from './words-advice.ts'

/** Looks up what may have gone wrong around a page that is itself in order. */
export type Advisor = (page: Page, options?: AdviceOptions) => Promise<Advice>

interface AdviceOptions {
  /** What has no answer by then is left out. However long it takes, unless given. */
  readonly patienceMs?: number
}

/** What was found; and what could not be looked up, so that nothing found there does not mean that all is well. */
export interface Advice {
  readonly problems: readonly ContentProblem[]
  readonly leftOut: readonly { readonly subject: AdviceSubject; readonly cause: unknown }[]
}

/** What is looked up, each by itself: one that is slow or down leaves the others. */
export const ADVICE_SUBJECTS = ['address', 'links', 'products', 'trays', 'menus', 'words'] as const
export type AdviceSubject = (typeof ADVICE_SUBJECTS)[number]

/**
 * Warnings about links, products and menus. They are looked up for every report and never stored: a page of yesterday can
 * link to one that was taken down today.
 */
export const createAdvisor =
  (lookups: ContentLookups, sites: readonly SiteConfig[]): Advisor =>
  async (page, { patienceMs } = {}) => {
    const site = sites.find(({ siteTag }) => siteTag === page.siteTag)
    if (site === undefined) return { problems: [], leftOut: [] }
    const input: AdviceInput = { page, trails: trailsOf(page.blocks), context: { site, language: page.language }, lookups }
    const looked = await Promise.allSettled(
      ADVICE_SUBJECTS.map(async (subject) => {
        const found = ADVICE[subject](input)
        return patienceMs === undefined ? found : withPatience(found, patienceMs)
      }),
    )
    return {
      problems: looked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
      leftOut: ADVICE_SUBJECTS.flatMap((subject, index) => {
        const answer = looked[index]
        // A reason is whatever was thrown.
        return answer?.status === 'rejected' ? [{ subject, cause: answer.reason as unknown }] : []
      }),
    }
  }

/** A page at an address that a route of the shop or a category has: they come first, so nobody sees it (docs/decisions/0013). */
const addressAdvice = async ({ page, context, lookups }: AdviceInput): Promise<readonly ContentProblem[]> => {
  const address = page.kind === 'landing' ? pathOfKey(page.key) : undefined
  if (address === undefined || (await lookups.kindOf(address, context)) === 'landing') return []
  const message = `${address} is the address of a category, or of a page that every shop has. That one is shown, and this page never is. Give this page another key.`
  return [
    problemOfPage({ code: 'addressTaken', message, values: { address } }, page, {
      name: 'key',
      title: pageSchema.properties['key']?.title ?? 'key',
    }),
  ]
}

const onBlocks =
  (advise: (input: AdviceInput) => Promise<readonly BlockProblem[]>) =>
  async (input: AdviceInput): Promise<readonly ContentProblem[]> =>
    (await advise(input)).map((problem) => problemOfBlock(problem, input.page, blockSchemas))

const ADVICE: Readonly<Record<AdviceSubject, (input: AdviceInput) => Promise<readonly ContentProblem[]>>> = {
  address: addressAdvice,
  links: onBlocks(linkAdvice),
  products: onBlocks(productAdvice),
  trays: onBlocks(trayAdvice),
  menus: onBlocks(menuAdvice),
  words: wordsAdvice,
}
