import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { ContextName, Page } from '../../schemas/page.ts'
import type { BlockChecks } from './compile-checks.ts'
import type { ContentProblem } from './content-problem.ts'
import { PROBLEM_CODES, type ContentProblemCode } from './problem-codes.ts'
import { pointerOf, wordsOf, type Trail } from './trail.ts'

/** A validation of one page under way: what the checks read, and the problems they found so far. */
export interface PageWalk {
  readonly page: Page
  readonly schemas: ReadonlyMap<string, BlockSchema>
  readonly checks: ReadonlyMap<string, BlockChecks>
  readonly metaChecks: BlockChecks | undefined
  /** What the page can give its blocks. */
  readonly offered: readonly ContextName[]
  readonly ids: Set<string>
  readonly problems: ContentProblem[]
  count: number
}

interface Found {
  readonly code: ContentProblemCode
  /** JSON pointer from the block; empty for the block as a whole. */
  readonly at: string
  /** Name of the field or place, as editors see it. */
  readonly field?: string
  readonly message: string
}

/** Adds a problem of the block at the end of the trail. */
export const addProblem = (walk: PageWalk, trail: Trail, { code, at, field, message }: Found): void => {
  const names = [walk.page.title, ...wordsOf(trail, walk.schemas), ...(field === undefined ? [] : [field])]
  walk.problems.push({
    severity: PROBLEM_CODES[code].severity,
    code,
    path: `${pointerOf(trail)}${at}`,
    page: walk.page.key,
    blockId: trail.node.id,
    where: names.join(' > '),
    message,
  })
}

/** Adds a problem of the page as a whole. */
export const addPageProblem = (walk: PageWalk, code: ContentProblemCode, message: string): void => {
  const { severity } = PROBLEM_CODES[code]
  walk.problems.push({ severity, code, path: '', page: walk.page.key, blockId: '', where: walk.page.title, message })
}

/** Types as editors know them: `Button, Link`. */
export const titlesOf = (types: readonly string[], { schemas }: PageWalk): string =>
  types.map((type) => schemas.get(type)?.title ?? type).join(', ')
