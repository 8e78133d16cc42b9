import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { AskedReview, ComposeReview, ReviewState } from '../../../schemas/api/compose-reviews.ts'
import type { ComposeUser } from '../../../schemas/api/compose.ts'
import type { Database } from '../../database/database.ts'
import { composeReviews } from '../../database/schema/compose.ts'
import type { Runtime } from '../../runtime.ts'

type Deps = Pick<Runtime, 'database' | 'clock'>

/** The last review of each page that has one: those before it count no more. */
export const newestReviews = async (database: Database, pageIds: readonly string[]): Promise<ReadonlyMap<string, ComposeReview>> => {
  if (pageIds.length === 0) return new Map()
  const rows = await database
    .selectDistinctOn([composeReviews.pageId])
    .from(composeReviews)
    .where(inArray(composeReviews.pageId, [...pageIds]))
    .orderBy(composeReviews.pageId, desc(composeReviews.id))
  return new Map(rows.map((row) => [row.pageId, toReview(row)]))
}

/** Pages whose last review nobody has decided, by id. */
export const askedReviews = async (database: Database): Promise<ReadonlyMap<string, AskedReview>> => {
  const rows = await database
    .select({ pageId: composeReviews.pageId, askedBy: composeReviews.askedBy, askedAt: composeReviews.askedAt })
    .from(composeReviews)
    .where(eq(composeReviews.state, 'asked'))
    .orderBy(composeReviews.id)
  return new Map(rows.map(({ pageId, askedBy, askedAt }) => [pageId, { askedBy, askedAt: new Date(askedAt).toISOString() }]))
}

interface NewReview {
  readonly pageId: string
  readonly versions: ComposeReview['versions']
  readonly user: ComposeUser
  readonly note: string
}

/** It takes the place of one that is still open. */
export const addReview = async ({ database, clock }: Deps, { pageId, versions, user, note }: NewReview): Promise<ComposeReview> =>
  database.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(composeReviews)
      .values({ pageId, state: 'asked', versions, askedById: user.id, askedBy: user.name, askedAt: clock.now(), note })
      .returning()
    if (row === undefined) throw new Error('The database gave no row for a review')
    await transaction
      .update(composeReviews)
      .set({ state: 'withdrawn', decidedById: user.id, decidedBy: user.name, decidedAt: clock.now() })
      .where(and(eq(composeReviews.pageId, pageId), eq(composeReviews.state, 'asked'), lt(composeReviews.id, row.id)))
    return toReview(row)
  })

interface Decision {
  readonly state: Exclude<ReviewState, 'asked'>
  readonly user: ComposeUser
  readonly answer: string
}

/** Undefined where somebody has decided it already: of two at once, in whatever process, one succeeds. */
export const decideReview = async (
  { database, clock }: Deps,
  id: number,
  { state, user, answer }: Decision,
): Promise<ComposeReview | undefined> => {
  const [row] = await database
    .update(composeReviews)
    .set({ state, decidedById: user.id, decidedBy: user.name, decidedAt: clock.now(), answer })
    .where(and(eq(composeReviews.id, id), eq(composeReviews.state, 'asked')))
    .returning()
  return row === undefined ? undefined : toReview(row)
}

const toReview = (row: typeof composeReviews.$inferSelect): ComposeReview => {
  const { id, state, versions, askedById, askedBy, askedAt, note, decidedBy, decidedAt, answer } = row
  return {
    id,
    state,
    versions,
    askedById,
    askedBy,
    askedAt: new Date(askedAt).toISOString(),
    note,
    ...(decidedBy === null ? {} : { decidedBy }),
    ...(decidedAt === null ? {} : { decidedAt: new Date(decidedAt).toISOString() }),
    ...(answer === null || answer === '' ? {} : { answer }),
  }
}
