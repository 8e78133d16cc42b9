import type { Page } from '../../../schemas/page.ts'
import { blockSchemas } from '../block-schemas.ts'
import { problemOfBlock, type ContentProblem } from '../content-problem.ts'
import { trailsOf } from '../trail.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { contrastAdvice } from './contrast-advice.ts'
import { linkAdvice } from './link-advice.ts'
import { productAdvice } from './product-advice.ts'
import type { ContentLookups } from './advice-input.ts'

/** Looks up what may have gone wrong around a page that is itself in order. */
export type Advisor = (page: Page) => Promise<readonly ContentProblem[]>

/**
 * Warnings about links, products and pictures. They are looked up for every report and never stored: a page of yesterday can
 * link to one that was taken down today.
 */
export const createAdvisor =
  (lookups: ContentLookups, sites: readonly SiteConfig[]): Advisor =>
  async (page) => {
    const site = sites.find(({ siteTag }) => siteTag === page.siteTag)
    if (site === undefined) return []
    const trails = trailsOf(page.blocks)
    const input = { page, trails, context: { site, language: page.language }, lookups }
    const problems = (await Promise.all([linkAdvice(input), productAdvice(input), contrastAdvice(input)])).flat()
    return problems.map((problem) => problemOfBlock(problem, page, blockSchemas))
  }
