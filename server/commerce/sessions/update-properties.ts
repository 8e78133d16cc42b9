import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { shoppingSessions } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { readInput } from '../http/read-input.ts'
import type { SessionScope } from '../http/request-scope.ts'

const properties = z.object({ paramId: z.literal('lang'), value: z.string().max(8) })

/** Changes the session's language (CALL-56). 400 for any other property, and for a language the site does not speak. */
export const updateProperties =
  ({ database }: Pick<Runtime, 'database'>) =>
  async ({ session, site }: SessionScope, query: unknown): Promise<void> => {
    const { value } = readInput(properties, query)
    if (!site.languages.includes(value))
      throw new ApiProblem(400, 'UNKNOWN_LANGUAGE', { message: 'The site does not speak this language.' })
    await database.update(shoppingSessions).set({ language: value }).where(eq(shoppingSessions.idHash, session.idHash))
  }
