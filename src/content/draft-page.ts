import type { Page } from '../../schemas/page.ts'
import type { ContentProblem } from './content-problem.ts'

/** What preview shows about a page beside the page. */
export interface DraftState {
  /** Another one after each change that shows. */
  readonly revision: string
  /** What the publish gate would report. */
  readonly problems: readonly ContentProblem[]
}

/** A page made of drafts, in preview only; its problems are in it as blocks of type `preview-problem`. */
export interface DraftPage extends Page {
  readonly draft: DraftState
}

/** The type of the blocks that show a draft's problems on the page; shops outside preview have no such component. */
export const PROBLEM_BLOCK = 'preview-problem'

/** Keys of the pages that are around every page: an edit of theirs shows wherever one is. */
export const KEYS_AROUND_PAGES: readonly string[] = ['header', 'footer', 'menu']

/** A page's state as a draft; undefined for a published one. */
export const draftOf = (page: Page | undefined): DraftState | undefined =>
  // Only drafts have the field.
  page !== undefined && 'draft' in page ? (page as DraftPage).draft : undefined
