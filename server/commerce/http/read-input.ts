import type { ZodType } from 'zod'
import type { FieldError } from '../../../schemas/api/error.ts'
import { ApiProblem } from './api-problem.ts'

/** Input as the schema types it, or 400 INVALID_REQUEST with a message for each field. */
export const readInput = <Output>(schema: ZodType<Output>, input: unknown): Output => {
  const parsed = schema.safeParse(input ?? {})
  if (parsed.success) return parsed.data
  const errors: FieldError[] = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new ApiProblem(400, 'INVALID_REQUEST', { message: 'The request is not complete or not right.', errors })
}
