import type { z } from 'zod'
import { validationFailed } from '../errors.ts'

/** The request body in the shape `schema` asks for; refuses others in the vendor's form, a row a problem. */
export const parseBody = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  throw validationFailed(
    parsed.error.issues.map(({ code, path, message }) => ({
      name: code,
      path: path.map((step) => (typeof step === 'number' ? step : String(step))),
      details: message,
    })),
  )
}
