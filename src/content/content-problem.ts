import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { Page } from '../../schemas/page.ts'
import { PROBLEM_CODES, type ContentProblemCode } from './problem-codes.ts'
import { pointerOf, titleAt, wordsOf, type Trail } from './trail.ts'
import { defined } from '../lib/defined.ts'

/**
 * One thing the matter with content, wherever it is found: in the editor, at publish, by `npm run blocks lint`. Every check,
 * error or warning, answers a list of these.
 */
export interface ContentProblem {
  /** An error keeps the page from going live; a warning goes live with something left out or less good than it could be. */
  readonly severity: 'error' | 'warning'
  readonly code: ContentProblemCode
  /** Where, as a JSON pointer into the page; into `/entries/{id}` for what never became part of a page. */
  readonly path: string
  /** The page's key: `home`, `landing/help/delivery`. */
  readonly page: string
  /** The block's id on the page, which begins with its entry's id; empty where the page itself is meant. */
  readonly blockId: string
  /** The entry or asset that is referred to and not there. */
  readonly refersTo?: string
  /** Where, in words, outermost first: `Home > Hero > Heading`. */
  readonly where: string
  /** What is wrong and what would be right, in a merchandiser's words. */
  readonly message: string
  /** Which of the sentences that its code has; absent where there is one. The composer has each in its languages (`compose.problem.*`). */
  readonly kind?: string
  /** The variable parts of the message, for reports and the composer in other languages. */
  readonly values?: ProblemValues
}

/** Numbers, names and codes of languages in a message. */
export type ProblemValues = Readonly<Record<string, string | number>>

/** What is the matter, without where. */
export type ProblemText = Pick<ContentProblem, 'code' | 'message' | 'kind' | 'values' | 'refersTo'>

/** Where it is. */
type ProblemPosition = Pick<ContentProblem, 'path' | 'page' | 'blockId'> & { readonly names: readonly string[] }

/** The only way to a problem: its severity is that of its code. */
export const createProblem = (
  { code, message, kind, values, refersTo }: ProblemText,
  { path, page, blockId, names }: ProblemPosition,
): ContentProblem => ({
  severity: PROBLEM_CODES[code].severity,
  code,
  path,
  page,
  blockId,
  ...defined({ refersTo }),
  where: names.join(' > '),
  message,
  ...defined({ kind, values }),
})

/** Something the matter with a block of a page. */
export interface BlockProblem extends ProblemText {
  readonly trail: Trail
  /** JSON pointer from the block, `/props/heading`; absent for the block as a whole. */
  readonly pointer?: string
  /** What editors call the field; unless given, the title that the schema has for the pointer. */
  readonly field?: string
}

type PageName = Pick<Page, 'key' | 'title'>

/** A problem of a block, with its position as editors know it: page, blocks by name, field by title. */
export const problemOfBlock = (
  { trail, pointer = '', field, ...text }: BlockProblem,
  page: PageName,
  schemas: ReadonlyMap<string, BlockSchema>,
): ContentProblem => {
  const title = field ?? titleAt(pointer, schemas.get(trail.node.type))
  return createProblem(text, {
    path: `${pointerOf(trail)}${pointer}`,
    page: page.key,
    blockId: trail.node.id,
    names: [page.title, ...wordsOf(trail, schemas), ...(title === undefined ? [] : [title])],
  })
}

/** A problem of a page as a whole, or of one of its own fields. */
export const problemOfPage = (
  text: ProblemText,
  page: PageName,
  field?: { readonly name: string; readonly title: string },
): ContentProblem =>
  createProblem(text, {
    path: field === undefined ? '' : `/${field.name}`,
    page: page.key,
    blockId: '',
    names: [page.title, ...(field === undefined ? [] : [field.title])],
  })
