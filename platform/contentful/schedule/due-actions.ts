import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { contentfulResources } from '../../../server/database/schema/contentful.ts'
import type { Deps } from '../deps.ts'

const dueAt = sql<string>`(${contentfulResources.body} ->> 'dueAt')::bigint`
const isOpen = and(eq(contentfulResources.kind, 'ScheduledAction'), sql`${contentfulResources.body} ->> 'status' = 'scheduled'`)

/** Ids of the actions whose time has come, the earliest first. */
export const listDueActions = async ({ database, now }: Deps): Promise<readonly string[]> => {
  const rows = await database
    .select({ id: contentfulResources.id })
    .from(contentfulResources)
    .where(and(isOpen, lte(dueAt, now())))
    .orderBy(asc(dueAt), asc(contentfulResources.position))
  return rows.map(({ id }) => id)
}

/** Epoch milliseconds of the next action, or undefined where none is to come. */
export const nextDueAction = async ({ database }: Deps): Promise<number | undefined> => {
  const [row] = await database
    .select({ due: sql<string | null>`min(${dueAt})` })
    .from(contentfulResources)
    .where(isOpen)
  return row?.due === null || row?.due === undefined ? undefined : Number(row.due)
}
