import { sql, type SQL } from 'drizzle-orm'
import { selectRows } from '../../database/select-rows.ts'
import type { Runtime } from '../../runtime.ts'
import { BATCH_SIZE, LIFETIMES } from './lifetimes.ts'

type Deps = Pick<Runtime, 'database' | 'clock' | 'config'>

/** Rows purged, by table. */
export type Purged = Readonly<Record<string, number>>

/** Deletes what has expired, by the lifetimes of each table, in small batches; may be repeated at any time. */
export const purgeExpired = async ({ database, clock, config }: Deps): Promise<Purged> => {
  const now = clock.now()
  const unusedSince = now - config.SESSION_TTL_SECONDS * 1000
  const purge = async (table: string, statement: SQL): Promise<readonly [string, number]> => {
    let purged = 0
    for (;;) {
      const { length } = await selectRows(database, statement)
      purged += length
      if (length < BATCH_SIZE) return [table, purged]
    }
  }
  return Object.fromEntries([
    await purge('shopping_sessions', expiredSessions(now)),
    await purge('carts', abandonedCarts(unusedSince)),
    await purge('checkout_submits', oldSubmits(now - LIFETIMES.idempotencyKeyMs)),
    await purge('rate_windows', closedWindows(now)),
    await purge('messages', oldMessages(now - LIFETIMES.messageMs)),
    await purge('search_events', oldSearchEvents(now - LIFETIMES.searchEventMs)),
  ])
}

const expiredSessions = (now: number): SQL => sql`
  delete from shopping_sessions where id_hash in (
    select id_hash from shopping_sessions where expires_at <= ${now} order by expires_at limit ${BATCH_SIZE})
  returning 1`

/** Guests' bags without a session and without an open payment. */
const abandonedCarts = (unusedSince: number): SQL => sql`
  delete from carts where id in (
    select id from carts
    where owner_key like 'session:%' and updated_at <= ${unusedSince}
      and not exists (select from shopping_sessions where shopping_sessions.id_hash = substr(carts.owner_key, 9))
      and not exists (select from payment_attempts where payment_attempts.cart_id = carts.id and payment_attempts.state = 'open')
    limit ${BATCH_SIZE})
  returning 1`

const oldSubmits = (before: number): SQL => sql`
  delete from checkout_submits where (session_hash, idempotency_key) in (
    select session_hash, idempotency_key from checkout_submits where created_at <= ${before} and status is not null limit ${BATCH_SIZE})
  returning 1`

/** By their number, which grows with time. */
const oldSearchEvents = (before: number): SQL => sql`
  delete from search_events where id in (
    select id from search_events where received_at <= ${before} order by id limit ${BATCH_SIZE})
  returning 1`

const closedWindows = (now: number): SQL => sql`
  delete from rate_windows where key in (select key from rate_windows where ends_at <= ${now} limit ${BATCH_SIZE}) returning 1`

const oldMessages = (before: number): SQL => sql`
  delete from messages where id in (select id from messages where sent_at <= ${before} limit ${BATCH_SIZE}) returning 1`
