import type { Page } from '../../../schemas/page.ts'
import type { ContentProblem } from '../content-problem.ts'
import { trailsOf } from '../trail.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { contrastAdvice } from './contrast-advice.ts'
import { linkAdvice } from './link-advice.ts'
import { productAdvice } from './product-advice.ts'
import type { World } from './world.ts'

/** Looks up what may have gone wrong around a page that is itself in order. */
export type Advisor = (page: Page) => Promise<readonly ContentProblem[]>

/**
 * Warnings about links, products and pictures. They are looked up when somebody asks and never stored: a page of yesterday can
 * link to one that was taken down today.
 */
export const createAdvisor =
  (world: World, sites: readonly SiteConfig[]): Advisor =>
  async (page) => {
    const site = sites.find(({ siteTag }) => siteTag === page.siteTag)
    if (site === undefined) return []
    const question = { page, trails: trailsOf(page.blocks), place: { site, language: page.language }, world }
    const found = await Promise.all([linkAdvice(question), productAdvice(question), contrastAdvice(question)])
    return found.flat()
  }
