import { and, eq } from 'drizzle-orm'
import { subscriptions } from '../../server/database/schema/commerce.ts'
import type { Runtime } from '../../server/runtime.ts'

type Deps = Pick<Runtime, 'database' | 'clock'>

interface Member {
  /** The embedded vendors name a list by its site. */
  readonly list: string
  readonly contact: string
}

export const isOnList = async ({ database }: Deps, { list, contact }: Member): Promise<boolean> => {
  const rows = await database
    .select({ contact: subscriptions.contact })
    .from(subscriptions)
    .where(and(eq(subscriptions.siteTag, list), eq(subscriptions.contact, contact)))
  return rows.length > 0
}

/** Answers false where the contact was on the list already. */
export const addToList = async (
  { database, clock }: Deps,
  { list, contact, language, interests }: Member & { readonly language: string; readonly interests: readonly string[] },
): Promise<boolean> => {
  const added = await database
    .insert(subscriptions)
    .values({ siteTag: list, contact, language, interests, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ contact: subscriptions.contact })
  return added.length > 0
}

/** Answers false where the contact was not on the list. */
export const removeFromList = async ({ database }: Deps, { list, contact }: Member): Promise<boolean> => {
  const removed = await database
    .delete(subscriptions)
    .where(and(eq(subscriptions.siteTag, list), eq(subscriptions.contact, contact)))
    .returning({ contact: subscriptions.contact })
  return removed.length > 0
}

/** Everybody on a list. */
export const contactsOf = async ({ database }: Deps, list: string): Promise<readonly string[]> =>
  (await database.select({ contact: subscriptions.contact }).from(subscriptions).where(eq(subscriptions.siteTag, list))).map(
    ({ contact }) => contact,
  )
