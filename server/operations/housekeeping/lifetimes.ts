/**
 * How long shoppers' data is stored, in milliseconds. Sessions and guests' bags expire SESSION_TTL_SECONDS after
 * their last use; the body of a message is dropped when it is sent. Orders and bags of accounts are never purged.
 */
export const LIFETIMES = {
  /** A submit repeated later than this is a new one (CHECKOUT-22); its bag has long been ordered. */
  idempotencyKeyMs: 24 * 3_600_000,
  /** Messages sent, given up or never sent; those of the development mailbox too. */
  messageMs: 30 * 24 * 3_600_000,
  /** What shoppers clicked in searches; evaluations look at a season. */
  searchEventMs: 90 * 24 * 3_600_000,
} as const

/** Rows per delete statement: few enough that no shopper waits for it. */
export const BATCH_SIZE = 500
