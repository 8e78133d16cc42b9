import { and, eq, inArray, isNull, lt, lte } from 'drizzle-orm'
import { stock } from '../../database/schema/catalogue.ts'
import { checkoutSubmits, paymentAttempts } from '../../database/schema/commerce.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { abandon, askStatus } from './ask-provider.ts'
import type { Attempt } from './attempt.ts'
import { concludeAttempt } from './conclude-attempt.ts'
import { releaseAttempt } from './release-attempt.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

/** How long an attempt may wait for a shopper at a bank or wallet page, or for a failing provider, before its pieces are released. */
const ACTION_WINDOW_MS = 30 * 60_000
/** The same while few pieces of something are left, which others would buy; longer than a bank's page stays open. */
const SHORT_WINDOW_MS = 15 * 60_000
/** How long a bank transfer may take. */
const PENDING_WINDOW_MS = 7 * 24 * 3_600_000

interface Recovery {
  /** True where no other process can use the same database: at the start on PGlite. */
  readonly isAlone?: boolean
}

/**
 * Goes through the open attempts that no request holds: reads their status from the provider, settles what was paid and
 * releases what was not. Run at start and then every minute, by any number of processes at once. Returns how many it ended.
 */
export const recoverOrders = async (deps: Deps, { isAlone = false }: Recovery = {}): Promise<number> => {
  const { database, clock, log, reportFailure } = deps.runtime
  // No other process is left that could hold a submit: a shopper's retry must not wait for its lease.
  if (isAlone) await database.update(checkoutSubmits).set({ leaseUntil: 0 }).where(isNull(checkoutSubmits.status))
  const isLeft = isAlone
    ? eq(paymentAttempts.state, 'open')
    : and(eq(paymentAttempts.state, 'open'), lt(paymentAttempts.leaseUntil, clock.now()))
  const left = await database.select().from(paymentAttempts).where(isLeft)
  let ended = 0
  for (const attempt of left) {
    try {
      if (await recover(deps, attempt)) ended += 1
    } catch (cause) {
      // One attempt that cannot be decided now must not delay the others; the next run retries it.
      const message = 'A payment attempt could not be recovered.'
      const incident = reportFailure({ code: 'paymentNotRecovered', severity: 2, message, cause })
      log.error({ err: cause, utr: attempt.utr, incident }, message)
    }
  }
  return ended
}

const recover = async (deps: Deps, attempt: Attempt): Promise<boolean> => {
  const status = await askStatus(deps, attempt)
  const ageMs = deps.runtime.clock.now() - attempt.createdAt
  if (status === 'unreachable') return false
  // The provider has no such payment: no money is reserved.
  if (status === 'unknown') return giveUp(deps, attempt)
  // An error of the provider decides nothing: the money may be reserved all the same.
  if (status.kind === 'failed') {
    if (ageMs <= (await windowOf(deps, attempt))) return false
    await abandon(deps, attempt.utr)
    return giveUp(deps, attempt)
  }
  if ((status.kind === 'actionRequired' || status.kind === 'mismatch') && ageMs > (await windowOf(deps, attempt)))
    return giveUp(deps, attempt)
  if (status.kind === 'pending' && ageMs > PENDING_WINDOW_MS) return giveUp(deps, attempt)
  const outcome = await concludeAttempt(deps, attempt.utr, status)
  return outcome.kind !== 'pending' && outcome.kind !== 'actionRequired' && outcome.kind !== 'mismatch'
}

const windowOf = async ({ runtime }: Deps, { reserved, siteTag }: Attempt): Promise<number> => {
  const threshold = runtime.sites.find((site) => site.siteTag === siteTag)?.product.lowStockThreshold ?? 0
  const isLow = and(
    inArray(
      stock.sku,
      reserved.map(({ sku }) => sku),
    ),
    lte(stock.quantity, threshold),
  )
  const low = reserved.length === 0 ? [] : await runtime.database.select({ sku: stock.sku }).from(stock).where(isLow).limit(1)
  return low.length > 0 ? SHORT_WINDOW_MS : ACTION_WINDOW_MS
}

const giveUp = async (deps: Deps, attempt: Attempt): Promise<boolean> => {
  await releaseAttempt(deps, attempt.utr, { state: 'released', outcome: { kind: 'expired' } })
  return true
}
