import { eq } from 'drizzle-orm'
import { identityUsers } from '../../../server/database/schema/identity.ts'
import type { Platform } from '../../../server/platform.ts'

/** A user as kept. */
export type User = typeof identityUsers.$inferSelect

type Needs = Pick<Platform, 'database'>

/** By normal username. */
export const findUser = async ({ database }: Needs, username: string): Promise<User | undefined> =>
  (await database.select().from(identityUsers).where(eq(identityUsers.username, username)))[0]

/** By sub, which never changes. */
export const findUserBySub = async ({ database }: Needs, sub: string): Promise<User | undefined> =>
  (await database.select().from(identityUsers).where(eq(identityUsers.sub, sub)))[0]
