import { inArray } from 'drizzle-orm'
import { identityUsers, type IdentityStatus } from '../../server/database/schema/identity.ts'
import type { Runtime } from '../../server/runtime.ts'
import { credentialsOf } from '../../platform/cognito/passwords/credentials-of.ts'
import { readPool } from '../../platform/cognito/read-pool.ts'
import { demoAccounts } from './demo-accounts.ts'

interface DemoUser {
  readonly name: string
  readonly givenName: string
  readonly sub?: string
  readonly status?: IdentityStatus
  readonly phone?: string
  readonly groups?: readonly string[]
}

/** The users of contracts 8. `jane` and `full` have orders in the commerce seed. */
const demoUsers: readonly DemoUser[] = [
  { name: 'jane', givenName: 'Jane', sub: demoAccounts.jane.sub, phone: '+12015550123' },
  { name: 'john', givenName: 'John' },
  { name: 'full', givenName: 'Fiona', sub: demoAccounts.full.sub },
  { name: 'unconfirmed', givenName: 'Uma', status: 'UNCONFIRMED' },
  { name: 'reset', givenName: 'Rita', status: 'RESET_REQUIRED' },
  { name: 'locked', givenName: 'Lou' },
  { name: 'disabled', givenName: 'Dana', status: 'DISABLED' },
  { name: 'nodevice', givenName: 'Nora' },
  { name: 'nodevice2', givenName: 'Noah' },
  { name: 'expired', givenName: 'Eve' },
  { name: 'expired-hard', givenName: 'Evan' },
  { name: 'friend', givenName: 'Frida', groups: ['friends'] },
  { name: 'editor', givenName: 'Edith', groups: ['demo-editors'] },
  { name: 'publisher', givenName: 'Paula', groups: ['demo-publishers'] },
  { name: 'desk', givenName: 'Desi', groups: ['demo-desk'] },
  { name: 'parcels', givenName: 'Perry', groups: ['demo-parcels'] },
  { name: 'refunds', givenName: 'Rosa', groups: ['demo-refunds'] },
  { name: 'approver', givenName: 'Abel', groups: ['demo-approvers'] },
]

const PASSWORD = 'Passw0rd!'
const FAMILY_NAME = 'Alder'

/** Adds missing demo users; existing ones stay as they are. */
export const seedIdentity = async ({ runtime }: { readonly runtime: Runtime }): Promise<void> => {
  const { database } = runtime
  const names = demoUsers.map(({ name }) => emailOf(name))
  const present = await database
    .select({ username: identityUsers.username })
    .from(identityUsers)
    .where(inArray(identityUsers.username, names))
  const known = new Set(present.map(({ username }) => username))
  const missing = demoUsers.filter(({ name }) => !known.has(emailOf(name)))
  if (missing.length === 0) return
  const rows = await Promise.all(missing.map((user) => rowOf(runtime, user)))
  await database.insert(identityUsers).values(rows).onConflictDoNothing()
}

const emailOf = (name: string): string => `${name}@example.com`

const rowOf = async (
  runtime: Runtime,
  { name, givenName, sub, status = 'CONFIRMED', phone, groups = [] }: DemoUser,
): Promise<typeof identityUsers.$inferInsert> => {
  const username = emailOf(name)
  const now = runtime.clock.now()
  return {
    sub: sub ?? runtime.ids.uuid(),
    username,
    status,
    attributes: {
      email: username,
      email_verified: String(status !== 'UNCONFIRMED'),
      given_name: givenName,
      family_name: FAMILY_NAME,
      ...(phone === undefined ? {} : { phone_number: phone, phone_number_verified: 'true' }),
    },
    groups,
    ...(await credentialsOf(readPool(runtime), username, PASSWORD)),
    createdAt: now,
    updatedAt: now,
  }
}
