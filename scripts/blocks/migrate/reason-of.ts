import { z } from 'zod'

/** What the vendor's client puts, as JSON, into the message of an error: its whole answer. */
const answer = z.object({
  message: z.string().optional(),
  details: z
    .object({
      errors: z.array(
        z.object({
          name: z.string().optional(),
          path: z.array(z.union([z.string(), z.number()])).optional(),
          details: z.string().optional(),
        }),
      ),
    })
    .optional()
    .catch(undefined),
})
type Answer = z.infer<typeof answer>

/** Why something failed, in a line: of a CMS's answer what it says of each field. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { message, details } = readAnswer(error.message)
  const fields = (details?.errors ?? []).map(({ name = '', path = [], details: words = name }) => [path.join('.'), words].join(': '))
  if (message === undefined && fields.length === 0) return error.message
  return `${error.name}: ${fields.length > 0 ? fields.join('; ') : message}`
}

const readAnswer = (message: string): Answer => {
  try {
    return answer.safeParse(JSON.parse(message)).data ?? {}
  } catch {
    // Not of the vendor's client: its message is the reason.
    return {}
  }
}
