import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { ComposeComment, Conversation, PageComments } from '../../../schemas/api/compose-comments.ts'
import type { Database } from '../../database/database.ts'
import { composeComments } from '../../database/schema/compose.ts'

type Row = typeof composeComments.$inferSelect

const MOST_RESOLVED = 100

/** Conversations of a page: those that are open, and on request the last that are resolved. */
export const listComments = async (database: Database, pageId: string, isWithResolved: boolean): Promise<PageComments> => {
  const ofPage = and(eq(composeComments.pageId, pageId), isNull(composeComments.answers))
  const open = database
    .select()
    .from(composeComments)
    .where(and(ofPage, isNull(composeComments.resolvedAt)))
  const resolved = database
    .select()
    .from(composeComments)
    .where(and(ofPage, isNotNull(composeComments.resolvedAt)))
    .orderBy(desc(composeComments.resolvedAt))
    .limit(MOST_RESOLVED)
  const [firsts, counts, [newest]] = await Promise.all([
    isWithResolved ? Promise.all([open, resolved]).then((lists) => lists.flat()) : open,
    countResolved(database, pageId),
    database
      .select({ id: sql<number>`coalesce(max(${composeComments.id}), 0)`.mapWith(Number) })
      .from(composeComments)
      .where(eq(composeComments.pageId, pageId)),
  ])
  return { conversations: await withReplies(database, firsts), resolvedCounts: counts, last: newest?.id ?? 0 }
}

/** One conversation; undefined where the page has none of this number. */
export const readConversation = async (database: Database, pageId: string, id: number): Promise<Conversation | undefined> => {
  const rows = await database
    .select()
    .from(composeComments)
    .where(and(eq(composeComments.pageId, pageId), or(eq(composeComments.id, id), eq(composeComments.answers, id))))
    .orderBy(asc(composeComments.id))
  const first = rows.find((row) => row.id === id && row.answers === null)
  return first && toConversation(first, rows)
}

/** Open conversations of every page that has some. */
export const countOpen = async (database: Database): Promise<ReadonlyMap<string, number>> => {
  const rows = await database
    .select({ pageId: composeComments.pageId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(composeComments)
    .where(and(isNull(composeComments.answers), isNull(composeComments.resolvedAt)))
    .groupBy(composeComments.pageId)
  return new Map(rows.map(({ pageId, count }) => [pageId, count]))
}

const countResolved = async (database: Database, pageId: string): Promise<PageComments['resolvedCounts']> => {
  const rows = await database
    .select({ entryId: composeComments.entryId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(composeComments)
    .where(and(eq(composeComments.pageId, pageId), isNull(composeComments.answers), isNotNull(composeComments.resolvedAt)))
    .groupBy(composeComments.entryId)
  return Object.fromEntries(rows.map(({ entryId, count }) => [entryId, count]))
}

const withReplies = async (database: Database, firsts: readonly Row[]): Promise<readonly Conversation[]> => {
  const ids = firsts.map(({ id }) => id)
  const replies =
    ids.length === 0
      ? []
      : await database.select().from(composeComments).where(inArray(composeComments.answers, ids)).orderBy(asc(composeComments.id))
  return firsts
    .toSorted((one, other) => one.id - other.id)
    .map((first) => toConversation(first, [first, ...replies.filter(({ answers }) => answers === first.id)]))
}

const toConversation = ({ id, entryId, resolvedAt, resolvedBy }: Row, rows: readonly Row[]): Conversation => ({
  id,
  entryId,
  comments: rows.map(toComment),
  ...(resolvedAt === null ? {} : { resolved: { at: inWords(resolvedAt), user: resolvedBy ?? '' } }),
})

const toComment = ({ id, userName, text, at }: Row): ComposeComment => ({ id, user: userName, text, at: inWords(at) })

const inWords = (at: number): string => new Date(at).toISOString()
