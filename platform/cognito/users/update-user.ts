import { eq } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { identityUsers } from '../../../server/database/schema/identity.ts'
import type { Runtime } from '../../../server/runtime.ts'
import type { User } from './find-user.ts'

type Changes = Partial<Omit<User, 'sub' | 'createdAt' | 'updatedAt'>>

/** Writes what changed of a user, in the transaction given. */
export const updateUser = async (
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  sub: string,
  { transaction = database, ...changes }: Changes & { readonly transaction?: Database },
): Promise<void> => {
  await transaction
    .update(identityUsers)
    .set({ ...changes, updatedAt: clock.now() })
    .where(eq(identityUsers.sub, sub))
}
