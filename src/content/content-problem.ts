import type { ContentProblemCode } from './problem-codes.ts'

/**
 * One thing the matter with content, wherever it is found: in the editor, at publish, by `npm run blocks lint`. Every check,
 * error or warning, answers a list of these.
 */
export interface ContentProblem {
  /** An error keeps the page from going live; a warning goes live with something left out or less good than it could be. */
  readonly severity: 'error' | 'warning'
  readonly code: ContentProblemCode
  /** The place as a JSON pointer into the page; into `/entries/{id}` for what never became part of a page. */
  readonly path: string
  /** The page's key: `home`, `landing/help/delivery`. */
  readonly page: string
  /** The block's id on the page, which begins with its entry's id; empty where the page itself is meant. */
  readonly blockId: string
  /** The entry or asset that is referred to and not there. */
  readonly refersTo?: string
  /** The place in words, outermost first: `Home > Hero > Heading`. */
  readonly where: string
  /** What is wrong and what would be right, in a merchandiser's words. */
  readonly message: string
  /** What the message says beside its words, for who says it in another language (server/publishing/reports). */
  readonly values?: ProblemValues
}

/** Numbers, names and codes of languages in a message. */
export type ProblemValues = Readonly<Record<string, string | number>>
