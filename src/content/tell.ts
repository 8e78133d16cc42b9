import { ownValue } from '../lib/own-value.ts'
import type { CmsEntry } from './cms-entry.ts'
import type { ContentProblem, ProblemValues } from './content-problem.ts'
import type { Step } from './conversion.ts'
import { PROBLEM_CODES, type ContentProblemCode } from './problem-codes.ts'

/** Something the matter with a field of an entry. */
export interface Finding {
  readonly code: ContentProblemCode
  readonly owner: CmsEntry
  readonly field: string
  readonly message: string
  /** See `ContentProblem`. */
  readonly values?: ProblemValues
  /** See `ContentProblem`. */
  readonly refersTo?: string
}

/** Reports a finding by the names merchandisers know: page, blocks, field. */
export const tell = (step: Step, { code, owner, field, message, values, refersTo }: Finding): ContentProblem => {
  const schema = step.schemas.get(owner.sys.contentType.sys.id)
  const title = ownValue(schema?.properties, field)?.title ?? ownValue(schema?.['x-slots'], field)?.title ?? field
  const problem: ContentProblem = {
    severity: PROBLEM_CODES[code].severity,
    code,
    path: `/entries/${owner.sys.id}/fields/${field}`,
    page: step.page,
    blockId: owner.sys.id,
    ...(refersTo === undefined ? {} : { refersTo }),
    where: `${step.where} > ${title}`,
    message,
    ...(values === undefined ? {} : { values }),
  }
  step.report(problem)
  return problem
}

/** A reference that leads nowhere, in words. */
export const notPublished = (id: string): string =>
  `The entry ${id} is not published, or is deleted, so its place stays empty. Publish it, or take it out here.`
