import { sql, type SQL } from 'drizzle-orm'
import { selectRows } from '../../database/select-rows.ts'
import type { Runtime } from '../../runtime.ts'
import {
  ATTEMPT_WITHOUT_PERSON,
  EVENT_WITHOUT_PERSON,
  OPERATION_WITHOUT_PERSON,
  ORDER_WITHOUT_PERSON,
  REQUEST_WITHOUT_PERSON,
} from '../../commerce/people/holdings.ts'
import { dayOf } from '../speed/count-speed.ts'

type Deps = Pick<Runtime, 'database' | 'clock' | 'config'>

const DAY_MS = 24 * 3_600_000

/** Rows purged, by table; of orders those that stay without their buyer. */
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
    await purge('staff_sessions', endedSignIns(now)),
    await purge('compose_keys', endedKeys(now)),
    await purge('compose_program_saves', oldSaves(now - LIFETIMES.idempotencyKeyMs)),
    await purge('carts', abandonedCarts(unusedSince)),
    await purge('agent_bags', endedAgentBags(unusedSince)),
    await purge('agent_requests', oldAgentRequests(now - LIFETIMES.idempotencyKeyMs)),
    await purge('checkout_submits', oldSubmits(now - LIFETIMES.idempotencyKeyMs)),
    await purge('rate_windows', closedWindows(now)),
    await purge('closed_accounts', finishedClosings(now - LIFETIMES.closedAccountMs)),
    await purge('messages', oldMessages(now - config.KEEP_MESSAGES_DAYS * DAY_MS)),
    await purge('search_events', oldEvents('search_events', now - config.KEEP_EVENTS_DAYS * DAY_MS)),
    await purge('context_events', oldEvents('context_events', now - config.KEEP_EVENTS_DAYS * DAY_MS)),
    await purge('compose_actions', oldActions(now - config.KEEP_ACTIONS_DAYS * DAY_MS)),
    await purge('compose_edits', oldEdits(now - config.KEEP_ACTIONS_DAYS * DAY_MS)),
    await purge('compose_comments', doneConversations(now - config.KEEP_ACTIONS_DAYS * DAY_MS)),
    await purge('compose_presence', closedEditors(now - LIFETIMES.presenceMs)),
    await purge('variant_counts', oldCounts(now - config.KEEP_ACTIONS_DAYS * DAY_MS)),
    await purge('page_speeds', oldSpeeds(now - LIFETIMES.speedMs)),
    await purge('compose_reviews', oldReviews(now - config.KEEP_ACTIONS_DAYS * DAY_MS)),
    await purge('compose_publish_requests', oldRequests(now - config.KEEP_ACTIONS_DAYS * DAY_MS)),
    await purge('built_files', filesOfBefore(now - LIFETIMES.builtFileMs)),
    ...(await purgeWhereTold(config.KEEP_ATTEMPTS_DAYS, (days) => purge('payment_attempts', unpaidOrders(now - days * DAY_MS)))),
    ...(await purgeWhereTold(config.KEEP_ORDERS_DAYS, (days) => purge('orders', oldOrders(now - days * DAY_MS)))),
  ])
}

/** Nothing where no variable says how long. */
const purgeWhereTold = async <Result>(days: number | undefined, purge: (days: number) => Promise<Result>): Promise<readonly Result[]> =>
  days === undefined ? [] : [await purge(days)]

const expiredSessions = (now: number): SQL => sql`
  delete from shopping_sessions where id_hash in (
    select id_hash from shopping_sessions where expires_at <= ${now} order by expires_at limit ${BATCH_SIZE})
  returning 1`

/** Of those who work in the shop (server/staff). */
const endedSignIns = (now: number): SQL => sql`
  delete from staff_sessions where id_hash in (
    select id_hash from staff_sessions where ends_at <= ${now} order by ends_at limit ${BATCH_SIZE})
  returning 1`

/** Of programs that work in the composer (server/compose/programs). */
const endedKeys = (now: number): SQL => sql`
  delete from compose_keys where id_hash in (
    select id_hash from compose_keys where ends_at <= ${now} order by ends_at limit ${BATCH_SIZE})
  returning 1`

const oldSaves = (before: number): SQL => sql`
  delete from compose_program_saves where (key_id, idempotency_key) in (
    select key_id, idempotency_key from compose_program_saves where begun_at <= ${before} order by begun_at limit ${BATCH_SIZE})
  returning 1`

const oldRequests = (before: number): SQL => sql`
  delete from compose_publish_requests where id in (
    select id from compose_publish_requests where asked_at <= ${before} order by asked_at limit ${BATCH_SIZE})
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

/** Of a bag that was ordered as long as its order says whose it is: its agent may ask for it. */
const endedAgentBags = (unusedSince: number): SQL => sql`
  delete from agent_bags where id in (
    select id from agent_bags
    where created_at <= ${unusedSince}
      and not exists (select from shopping_sessions where shopping_sessions.id_hash = agent_bags.session_hash)
      and not exists (select from payment_attempts where payment_attempts.owner_key <> 'forgotten'
        and (payment_attempts.utr = agent_bags.utr or payment_attempts.cart_id = agent_bags.handed_to))
    order by created_at limit ${BATCH_SIZE})
  returning 1`

const oldAgentRequests = (before: number): SQL => sql`
  delete from agent_requests where (agent, key) in (
    select agent, key from agent_requests where created_at <= ${before} order by created_at limit ${BATCH_SIZE})
  returning 1`

const oldSubmits = (before: number): SQL => sql`
  delete from checkout_submits where (session_hash, idempotency_key) in (
    select session_hash, idempotency_key from checkout_submits where created_at <= ${before} and status is not null limit ${BATCH_SIZE})
  returning 1`

/** Kept for as long as a token of the account could still be good; one that the identity provider has not deleted stays. */
const finishedClosings = (before: number): SQL => sql`
  delete from closed_accounts where account_id in (
    select account_id from closed_accounts where finished_at <= ${before} limit ${BATCH_SIZE})
  returning 1`

const oldEvents = (table: 'search_events' | 'context_events', before: number): SQL => sql`
  delete from ${sql.identifier(table)} where id in (
    select id from ${sql.identifier(table)} where received_at <= ${before} order by received_at limit ${BATCH_SIZE})
  returning 1`

/** Orders that nobody paid, with their attempts; never one whose payment is open, was settled, or could still be seen by a shopper. */
const unpaidOrders = (before: number): SQL => sql`
  with unpaid as (
    select order_reference from orders
    where placed_at <= ${before} and status = 'cancelled' and not is_visible
      and exists (select from payment_attempts where payment_attempts.order_reference = orders.order_reference)
      and not exists (select from payment_attempts where payment_attempts.order_reference = orders.order_reference
        and (state in ('open', 'settled') or created_at > ${before}))
    order by placed_at limit ${BATCH_SIZE} for update),
  attempts as (delete from payment_attempts where order_reference in (select order_reference from unpaid) returning 1)
  delete from orders where order_reference in (select order_reference from unpaid) returning 1`

/** As a person is forgotten: what was sold stays, without its buyer; the bag it was ordered from goes. */
const oldOrders = (before: number): SQL => sql`
  with old as (
    select order_reference from orders
    where placed_at <= ${before} and (email <> '' or phone <> '' or account_id is not null)
      and not exists (select from payment_attempts where payment_attempts.order_reference = orders.order_reference and state = 'open')
    order by placed_at limit ${BATCH_SIZE} for update),
  bags as (
    delete from carts where status = 'ordered' and id in (
      select cart_id from payment_attempts where order_reference in (select order_reference from old))),
  attempts as (update payment_attempts set ${ATTEMPT_WITHOUT_PERSON} where order_reference in (select order_reference from old)),
  events as (update order_events set ${EVENT_WITHOUT_PERSON} where order_reference in (select order_reference from old)),
  requests as (update refund_requests set ${REQUEST_WITHOUT_PERSON} where order_reference in (select order_reference from old)),
  operations as (update payment_operations set ${OPERATION_WITHOUT_PERSON} where order_reference in (select order_reference from old))
  update orders set ${ORDER_WITHOUT_PERSON} where order_reference in (select order_reference from old) returning 1`

const closedWindows = (now: number): SQL => sql`
  delete from rate_windows where key in (select key from rate_windows where ends_at <= ${now} limit ${BATCH_SIZE}) returning 1`

const oldMessages = (before: number): SQL => sql`
  delete from messages where id in (select id from messages where sent_at <= ${before} limit ${BATCH_SIZE}) returning 1`

const oldActions = (before: number): SQL => sql`
  delete from compose_actions where id in (select id from compose_actions where at <= ${before} order by at limit ${BATCH_SIZE}) returning 1`

const oldEdits = (before: number): SQL => sql`
  delete from compose_edits where id in (select id from compose_edits where ended_at <= ${before} order by ended_at limit ${BATCH_SIZE}) returning 1`

/** With their replies, which may be more rows than a batch; those that are open stay. */
const doneConversations = (before: number): SQL => sql`
  with done as (
    select id from compose_comments where answers is null and resolved_at <= ${before} order by resolved_at limit ${BATCH_SIZE} for update)
  delete from compose_comments where id in (select id from done) or answers in (select id from done) returning 1`

const oldCounts = (before: number): SQL => sql`
  delete from variant_counts where ctid in (
    select ctid from variant_counts where day < ${dayOf(before)} limit ${BATCH_SIZE}) returning 1`

const oldSpeeds = (before: number): SQL => sql`
  delete from page_speeds where ctid in (select ctid from page_speeds where day < ${dayOf(before)} limit ${BATCH_SIZE}) returning 1`

/** Windows of the composer that say nothing any more (server/compose/together/presence.ts). */
const closedEditors = (before: number): SQL => sql`
  delete from compose_presence where window_id in (
    select window_id from compose_presence where seen_at <= ${before} order by seen_at limit ${BATCH_SIZE})
  returning 1`

const oldReviews = (before: number): SQL => sql`
  delete from compose_reviews where id in (select id from compose_reviews where asked_at <= ${before} order by asked_at limit ${BATCH_SIZE}) returning 1`

/** Of releases that no process is of any more. */
const filesOfBefore = (before: number): SQL => sql`
  delete from built_files where address in (
    select address from built_files where seen_at <= ${before} order by seen_at limit ${BATCH_SIZE})
  returning 1`

/**
 * How long shoppers' data is stored, in milliseconds, where no variable says so. Sessions and guests' bags expire SESSION_TTL_SECONDS
 * after their last use; the body of a message is dropped when it is sent. Open bags of accounts are never purged.
 */
const LIFETIMES = {
  /** A submit repeated later than this is a new one (CHECKOUT-22); its bag has long been ordered. */
  idempotencyKeyMs: 24 * 3_600_000,
  /** Tokens of a user who was deleted are good for an hour at most. */
  closedAccountMs: 24 * 3_600_000,
  /** Nobody sees a row that is older than seconds. */
  presenceMs: 60_000,
  /** What the report reads (server/operations/speed/read-speed.ts), and a week. */
  speedMs: 35 * DAY_MS,
  /** Longer than a tab stays open, or a cache in front has a page. */
  builtFileMs: 30 * DAY_MS,
} as const

/** Rows per delete statement: few enough that no shopper waits for it. */
export const BATCH_SIZE = 500
