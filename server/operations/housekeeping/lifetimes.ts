/**
 * How long shoppers' data is stored, in milliseconds, where no variable says so. Sessions and guests' bags expire SESSION_TTL_SECONDS
 * after their last use; the body of a message is dropped when it is sent. Open bags of accounts are never purged.
 */
export const LIFETIMES = {
  /** A submit repeated later than this is a new one (CHECKOUT-22); its bag has long been ordered. */
  idempotencyKeyMs: 24 * 3_600_000,
} as const

/** Rows per delete statement: few enough that no shopper waits for it. */
export const BATCH_SIZE = 500
