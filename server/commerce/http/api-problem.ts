import type { FieldError } from '../../../schemas/api/error.ts'

/** The body of a refusal beside its code: the message, field errors, and details that belong to the code. */
export interface ProblemBody {
  readonly message: string
  readonly errors?: readonly FieldError[]
  readonly count?: number
  readonly [detail: string]: unknown
}

/** Thrown by operations, answered by the API's error handler: a status and the API's one error body (EXTRA-03). */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly body: ProblemBody,
    /** Seconds after which the call may be repeated, for the header Retry-After. */
    readonly retryAfterS?: number,
  ) {
    super(body.message)
  }
}
