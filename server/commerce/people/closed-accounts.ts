import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { closedAccounts } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { ApiProblem } from '../http/api-problem.ts'
import type { Identity } from '../sessions/identity.ts'
import { deleteAtProvider } from './delete-at-provider.ts'

type Deps = { readonly runtime: Runtime }

/** Whether the account was closed, whatever its tokens are still good for. */
export const isClosed = async (database: Database, accountId: string): Promise<boolean> =>
  (await closureOf(database, accountId)) !== undefined

/** Whether the account was closed. Where the identity provider could not delete the user then, it does now: 503 where it still cannot. */
export const finishIfClosed = async ({ runtime }: Deps, { sub }: Identity, token: string): Promise<boolean> => {
  const closure = await closureOf(runtime.database, sub)
  if (closure?.finishedAt === null) await finishClosing({ runtime }, sub, token)
  return closure !== undefined
}

/** Has the identity provider delete the user of a closed account. 503 CLOSING_UNFINISHED where it does not: the same call again goes on from here. */
export const finishClosing = async ({ runtime }: Deps, accountId: string, token: string): Promise<void> => {
  if (!(await deleteAtProvider(runtime, token))) throw closingUnfinished()
  await runtime.database.update(closedAccounts).set({ finishedAt: runtime.clock.now() }).where(eq(closedAccounts.accountId, accountId))
}

const closureOf = async (database: Database, accountId: string): Promise<typeof closedAccounts.$inferSelect | undefined> =>
  (await database.select().from(closedAccounts).where(eq(closedAccounts.accountId, accountId)))[0]

const RETRY_AFTER_S = 5

const closingUnfinished = (): ApiProblem =>
  new ApiProblem(
    503,
    'CLOSING_UNFINISHED',
    { message: 'Your data is deleted, but not yet the way to sign in. Please try again.' },
    RETRY_AFTER_S,
  )
