import type { BlockSchema } from '../../../schemas/block-schema.ts'
import type { Page } from '../../../schemas/page.ts'
import type { ContentProblem } from '../content-problem.ts'
import { problemAt } from '../problem-at.ts'
import { trailsOf } from '../trails-of.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { scriptFindings } from './script-findings.ts'
import { tabFindings } from './tab-findings.ts'

/** What no single block's schema can say: names that must differ across a page, and addresses the site does not allow. */
export const pageRules = (page: Page, schemas: ReadonlyMap<string, BlockSchema>, site: SiteConfig): readonly ContentProblem[] => {
  const trails = trailsOf(page.blocks)
  return [...tabFindings(trails), ...scriptFindings(trails, site)].map((finding) => problemAt(page, finding, schemas))
}
