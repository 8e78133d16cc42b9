/**
 * How long what shoppers leave behind is kept, in milliseconds; one place for all of it. Sessions, and the bags of guests with
 * them, live as long as SESSION_TTL_SECONDS says, counted from their last use. Orders and bags of accounts are never purged.
 */
export const LIFETIMES = {
  /** A submit repeated later than this is a new one (CHECKOUT-22); its bag has long been ordered. */
  idempotencyKeyMs: 24 * 3_600_000,
} as const

/** How often a process looks for what is over. */
export const HOUSEKEEPING_INTERVAL_MS = 3_600_000

/** Rows a statement deletes: short enough that no shopper waits for it. */
export const BATCH_SIZE = 500
