import { eq } from 'drizzle-orm'
import { identityUsers } from '../../../server/database/schema/identity.ts'
import type { Runtime } from '../../../server/runtime.ts'

/** A user as stored. */
export type User = typeof identityUsers.$inferSelect

type Deps = Pick<Runtime, 'database'>

/** By normal username. */
export const findUser = async ({ database }: Deps, username: string): Promise<User | undefined> =>
  (await database.select().from(identityUsers).where(eq(identityUsers.username, username)))[0]

/** By sub, which never changes. */
export const findUserBySub = async ({ database }: Deps, sub: string): Promise<User | undefined> =>
  (await database.select().from(identityUsers).where(eq(identityUsers.sub, sub)))[0]
