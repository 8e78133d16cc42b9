import type { FieldError } from '../../../schemas/api/error.ts'

/** The body of a refusal beside its code: the message, field errors, and details that belong to the code. */
export interface ProblemBody {
  readonly message: string
  readonly errors?: readonly FieldError[]
  readonly count?: number
  readonly [detail: string]: unknown
}

/** A refusal on its way to the edge: status and the one error body of the API (EXTRA-03). */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly body: ProblemBody,
  ) {
    super(body.message)
  }
}
