import type { ZodType } from 'zod'
import { AgentProblem } from './agent-problem.ts'

/** Input as the schema types it, or a problem that says which field is wrong. */
export const readAgentInput = <Output>(schema: ZodType<Output>, input: unknown): Output => {
  const parsed = schema.safeParse(input ?? {})
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues
    .slice(0, 10)
    .map(
      ({ path, message }) => `$${path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')}: ${message}`,
    )
  throw new AgentProblem(400, 'invalid_request', `The request is not complete or not right. ${faults.join('; ')}`)
}
