import { addressOf, recordOf, type PageKind } from '../../schemas/page-kinds.ts'
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

const AROUND_SHOP: readonly string[] = ['header', 'footer', 'menu']
const AROUND_CHECKOUT: readonly string[] = ['checkoutHeader', 'checkoutFooter', 'menu']

/** Keys of the pages that are around a page of a kind: an edit of theirs shows wherever one is. */
export const keysAround = (kind: PageKind): readonly string[] => (recordOf(kind).frame === 'checkout' ? AROUND_CHECKOUT : AROUND_SHOP)

/** Address of a page that a header, footer or menu is around; undefined for every other page. */
export const addressInside = (key: string): string | undefined => {
  if (AROUND_SHOP.includes(key)) return '/'
  return AROUND_CHECKOUT.includes(key) ? addressOf('checkout') : undefined
}

/** A page's state as a draft; undefined for a published one. */
export const draftOf = (page: Page | undefined): DraftState | undefined =>
  // Only drafts have the field.
  page !== undefined && 'draft' in page ? (page as DraftPage).draft : undefined
