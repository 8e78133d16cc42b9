import type { BlockSchema } from '../../../schemas/block-schema.ts'
import type { Page } from '../../../schemas/page.ts'
import type { ContentProblem } from '../content-problem.ts'
import { trailsOf } from '../trails-of.ts'
import { headingWarnings } from './heading-warnings.ts'
import { missingAlt } from './missing-alt.ts'

/** What could be better about a page and can be told from the page alone. Nothing of it keeps a page from going live. */
export const pageWarnings = (page: Page, schemas: ReadonlyMap<string, BlockSchema>): readonly ContentProblem[] => {
  const trails = trailsOf(page.blocks)
  return [...missingAlt(page, trails, schemas), ...headingWarnings(page, trails, schemas)]
}
