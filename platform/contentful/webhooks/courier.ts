import { and, asc, eq, isNull, lte, min } from 'drizzle-orm'
import { contentfulWebhookCalls } from '../../../server/database/schema/contentful.ts'
import type { Deps } from '../deps.ts'
import { createWorker, type Worker } from '../worker.ts'
import { makeCall } from './make-call.ts'

/** A process that dies in the middle of a call leaves it to the others after this. */
const LEASE_MS = 45_000
const BATCH = 8
const MAX_SLEEP_MS = 30_000

/** Makes the webhook calls that are due. They are read late, because they themselves contain the way to wake the courier. */
export const createCourier = (readDeps: () => Deps): Worker =>
  createWorker({
    now: () => readDeps().now(),
    nextDue: () => nextDue(readDeps()),
    runDue: async () => {
      const calls = await lease(readDeps())
      await Promise.all(calls.map((call) => makeCall(readDeps(), call)))
    },
    onError: (error) => readDeps().runtime.log.error(error, 'content webhook courier stopped short'),
    maxSleepMs: MAX_SLEEP_MS,
  })

const isOpen = isNull(contentfulWebhookCalls.givenUpAt)

const nextDue = async ({ database }: Deps): Promise<number | undefined> => {
  const [row] = await database
    .select({ due: min(contentfulWebhookCalls.dueAt) })
    .from(contentfulWebhookCalls)
    .where(isOpen)
  return row?.due === null || row?.due === undefined ? undefined : Number(row.due)
}

/** Takes calls on by moving their due time past the lease; rows another process is taking are skipped. */
const lease = async (deps: Deps) => {
  const now = deps.now()
  return deps.database.transaction(async (transaction) => {
    const due = and(isOpen, lte(contentfulWebhookCalls.dueAt, now))
    const calls = await transaction
      .select()
      .from(contentfulWebhookCalls)
      .where(due)
      .orderBy(asc(contentfulWebhookCalls.id))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    for (const { id } of calls) {
      await transaction
        .update(contentfulWebhookCalls)
        .set({ dueAt: now + LEASE_MS })
        .where(eq(contentfulWebhookCalls.id, id))
    }
    return calls
  })
}
