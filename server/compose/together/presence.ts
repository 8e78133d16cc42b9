import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { ComposeUser } from '../../../schemas/api/compose.ts'
import type { HerePing, OtherWindow } from '../../../schemas/api/compose-together.ts'
import { composePresence } from '../../database/schema/compose.ts'
import type { Runtime } from '../../runtime.ts'
import { Refusal } from '../refusal.ts'
import { say } from '../sentence.ts'

type Deps = Pick<Runtime, 'database' | 'clock'>

/** How long a window that says nothing is still shown: several of its calls may be lost. */
export const SEEN_MS = 15_000
/** More people than this on one page are not told apart anyway. */
const MOST_WINDOWS = 50

/** Renews the row of a window. Throws a `Refusal` where somebody else's window has the id. */
export const renewWindow = async (
  { database, clock }: Deps,
  user: ComposeUser,
  pageId: string,
  { windowId, entryId = null }: { readonly windowId: string; readonly entryId?: string | undefined | null },
): Promise<void> => {
  const now = clock.now()
  const row = { windowId, pageId, userId: user.id, userName: user.name, entryId, seenAt: now }
  const renewed = await database
    .insert(composePresence)
    .values(row)
    .onConflictDoUpdate({
      target: composePresence.windowId,
      set: row,
      // Somebody else who signs in in the same window waits until the row has expired.
      setWhere: sql`${composePresence.userId} = ${user.id} or ${composePresence.seenAt} <= ${now - SEEN_MS}`,
    })
    .returning({ windowId: composePresence.windowId })
  if (renewed.length === 0) throw new Refusal(403, 'FORBIDDEN', say('otherWindow'))
}

/** Removes the window if it is this person's and still has this page open. */
export const removeWindow = async ({ database }: Deps, user: ComposeUser, pageId: string, windowId: string): Promise<void> => {
  const { windowId: id, userId, pageId: page } = composePresence
  await database.delete(composePresence).where(and(eq(id, windowId), eq(userId, user.id), eq(page, pageId)))
}

/** The other windows in which a page is open, by name. */
export const otherWindows = async (
  { database, clock }: Deps,
  user: ComposeUser,
  pageId: string,
  { windowId }: Pick<HerePing, 'windowId'>,
): Promise<readonly OtherWindow[]> => {
  const rows = await database
    .select()
    .from(composePresence)
    .where(
      and(eq(composePresence.pageId, pageId), ne(composePresence.windowId, windowId), gt(composePresence.seenAt, clock.now() - SEEN_MS)),
    )
    .orderBy(asc(composePresence.userName), asc(composePresence.windowId))
    .limit(MOST_WINDOWS)
  return rows.map((row) => ({
    windowId: row.windowId,
    name: row.userName,
    isMe: row.userId === user.id,
    ...(row.entryId === null ? {} : { entryId: row.entryId }),
  }))
}
