import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { MOST_COMMENTS, type AddComment, type Conversation, type ReplyToComment } from '../../../schemas/api/compose-comments.ts'
import type { ComposeUser } from '../../../schemas/api/compose.ts'
import type { Database } from '../../database/database.ts'
import { lockUntilCommit } from '../../database/lock-until-commit.ts'
import { composeComments } from '../../database/schema/compose.ts'
import type { Runtime } from '../../runtime.ts'
import { Refusal } from '../refusal.ts'
import { readConversation } from './list-comments.ts'
import { say } from '../sentence.ts'

export type CommentDeps = Pick<Runtime, 'database' | 'clock'>

/** A conversation, and whether it is another one than before. */
export interface Changed {
  readonly conversation: Conversation
  readonly isChanged: boolean
}

type Row = typeof composeComments.$inferInsert

/** Begins a conversation. Throws a `Refusal` where the page has too many. */
export const addComment = (deps: CommentDeps, user: ComposeUser, pageId: string, { entryId, text, seen }: AddComment): Promise<Changed> =>
  inPage(deps, pageId, async (transaction) => {
    const row = { pageId, entryId, answers: null, ...writtenBy(user, text), at: deps.clock.now() }
    const sent = await findSent(transaction, row, seen)
    if (sent !== undefined) return changed(transaction, pageId, sent.answers ?? sent.id, false)
    await requireRoom(transaction, pageId, 1)
    return changed(transaction, pageId, await insert(transaction, row), true)
  })

/** Replies, and reopens what is resolved: what is said into a conversation that nobody looks at would be lost. */
export const replyTo = (
  deps: CommentDeps,
  user: ComposeUser,
  pageId: string,
  { conversation: id, text, seen }: ReplyToComment & { readonly conversation: number },
): Promise<Changed> =>
  inPage(deps, pageId, async (transaction) => {
    const { entryId, resolved, comments } = await requireConversation(transaction, pageId, id)
    const row = { pageId, entryId, answers: id, ...writtenBy(user, text), at: deps.clock.now() }
    if ((await findSent(transaction, row, seen)) !== undefined) return changed(transaction, pageId, id, false)
    await requireRoom(transaction, pageId, resolved === undefined ? 1 : comments.length + 1)
    await insert(transaction, row)
    if (resolved !== undefined) await reopen(transaction, id)
    return changed(transaction, pageId, id, true)
  })

/** Closes a conversation. Who did it first is named; doing it again changes nothing. */
export const resolveConversation = (deps: CommentDeps, user: ComposeUser, pageId: string, id: number): Promise<Changed> =>
  inPage(deps, pageId, async (transaction) => {
    const { resolved } = await requireConversation(transaction, pageId, id)
    if (resolved !== undefined) return changed(transaction, pageId, id, false)
    const done = { resolvedAt: deps.clock.now(), resolvedBy: user.name }
    await transaction.update(composeComments).set(done).where(eq(composeComments.id, id))
    return changed(transaction, pageId, id, true)
  })

export const reopenConversation = (deps: CommentDeps, pageId: string, id: number): Promise<Changed> =>
  inPage(deps, pageId, async (transaction) => {
    const { resolved, comments } = await requireConversation(transaction, pageId, id)
    if (resolved === undefined) return changed(transaction, pageId, id, false)
    await requireRoom(transaction, pageId, comments.length)
    await reopen(transaction, id)
    return changed(transaction, pageId, id, true)
  })

/** Whoever writes to a page waits for the others, in all processes: comments are numbered in the order in which they are seen. */
const inPage = ({ database }: CommentDeps, pageId: string, work: (transaction: Database) => Promise<Changed>): Promise<Changed> =>
  database.transaction(async (transaction) => {
    await lockUntilCommit(transaction, `compose-comments:${pageId}`)
    return work(transaction)
  })

const writtenBy = ({ id, name }: ComposeUser, text: string) => ({ userId: id, userName: name, text })

/** The same words of the same person at the same place, from after she first sent them: their answer was lost. */
const findSent = async (transaction: Database, { pageId, entryId, answers = null, userId, text }: Row, seen: number) => {
  const rows = await transaction
    .select({ id: composeComments.id, answers: composeComments.answers })
    .from(composeComments)
    .where(
      and(
        eq(composeComments.pageId, pageId),
        gt(composeComments.id, seen),
        eq(composeComments.entryId, entryId),
        answers === null ? isNull(composeComments.answers) : eq(composeComments.answers, answers),
        eq(composeComments.userId, userId),
        eq(composeComments.text, text),
      ),
    )
    .limit(1)
  return rows[0]
}

const insert = async (transaction: Database, row: Row): Promise<number> => {
  const rows = await transaction.insert(composeComments).values(row).returning({ id: composeComments.id })
  return rows[0]?.id ?? 0
}

const reopen = async (transaction: Database, id: number): Promise<void> => {
  await transaction.update(composeComments).set({ resolvedAt: null, resolvedBy: null }).where(eq(composeComments.id, id))
}

/** Throws a `Refusal` where so many more would be too many for a page that is read every few seconds. */
const requireRoom = async (transaction: Database, pageId: string, more: number): Promise<void> => {
  const open = transaction
    .select({ id: composeComments.id })
    .from(composeComments)
    .where(and(eq(composeComments.pageId, pageId), isNull(composeComments.answers), isNull(composeComments.resolvedAt)))
  const [counted] = await transaction
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(composeComments)
    .where(or(inArray(composeComments.id, open), inArray(composeComments.answers, open)))
  if ((counted?.count ?? 0) + more > MOST_COMMENTS) throw new Refusal(422, 'REFUSED', say('mostComments', { most: MOST_COMMENTS }))
}

const requireConversation = async (transaction: Database, pageId: string, id: number): Promise<Conversation> => {
  const conversation = await readConversation(transaction, pageId, id)
  if (conversation === undefined) throw new Refusal(404, 'NOT_FOUND', say('noConversation'))
  return conversation
}

const changed = async (transaction: Database, pageId: string, id: number, isChanged: boolean): Promise<Changed> => ({
  conversation: await requireConversation(transaction, pageId, id),
  isChanged,
})
