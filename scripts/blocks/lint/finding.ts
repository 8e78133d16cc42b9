import type { ContentProblem } from '../../../src/content/content-problem.ts'
import type { ContentProblemCode } from '../../../src/content/problem-codes.ts'
import type { SchemaCode } from './schema-codes.ts'

/**
 * What the tools find: of content as publishing finds it, of schemas and fixtures in the same shape. There `path` is a file
 * with a JSON pointer behind #, and `page` and `blockId` are empty.
 */
export interface Finding extends Omit<ContentProblem, 'code'> {
  readonly code: ContentProblemCode | SchemaCode
  /** Sites and languages of the page it is found in, `ald-gb/en`; absent where it is not about a page. */
  readonly places?: readonly string[]
}
