import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { Page } from '../../schemas/page.ts'
import type { ContentProblem, ProblemValues } from './content-problem.ts'
import { PROBLEM_CODES, type ContentProblemCode } from './problem-codes.ts'
import { pointerOf, wordsOf, type Trail } from './trail.ts'

interface Finding {
  readonly code: ContentProblemCode
  readonly trail: Trail
  /** Name of the prop that is meant; absent for the block as a whole. */
  readonly prop?: string
  readonly message: string
  /** See `ContentProblem`. */
  readonly values?: ProblemValues
}

/** Something the matter with a block of a page, told by where it stands: page, blocks by name, field by title. */
export const problemAt = (
  page: Pick<Page, 'key' | 'title'>,
  { code, trail, prop, message, values }: Finding,
  schemas: ReadonlyMap<string, BlockSchema>,
): ContentProblem => {
  const field = prop === undefined ? [] : [schemas.get(trail.node.type)?.properties[prop]?.title ?? prop]
  return {
    severity: PROBLEM_CODES[code].severity,
    code,
    path: `${pointerOf(trail)}${prop === undefined ? '' : `/props/${prop}`}`,
    page: page.key,
    blockId: trail.node.id,
    where: [page.title, ...wordsOf(trail, schemas), ...field].join(' > '),
    message,
    ...(values === undefined ? {} : { values }),
  }
}
