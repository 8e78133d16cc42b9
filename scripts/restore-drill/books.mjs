import { checkStored } from '../kill-nine/check-stored.mjs'

/**
 * Compares a restored database with what shoppers and the payment provider know. `kept`: utr by e-mail of the orders that have to be there;
 * `gone`: of those that must not. Gives what is wrong, and the payments that the provider has and the shop has not: those are for a
 * person to put right.
 */
export const compareBooks = ({ stored, authorised, before, kept, gone = new Map() }) => {
  const known = new Set(stored.attempts.filter(({ state }) => state === 'settled' || state === 'open').map(({ utr }) => utr))
  const utrs = new Set(stored.attempts.map(({ utr }) => utr))
  const orphans = authorised.filter(({ reference }) => !known.has(reference))
  const payments = authorised
    .filter(({ reference }) => known.has(reference))
    .map((payment) => ({ ...payment, result_code: payment.resultCode }))
  return {
    wrong: [
      // Without a restart of the shop an attempt that was cut off is still open; the shop asks the provider about it later.
      ...checkStored({ stored: { ...stored, payments }, before, acknowledged: kept, isSettledDown: false }),
      ...[...gone]
        .filter(([, utr]) => utrs.has(utr))
        .map(([email, utr]) => `The order of ${email} (${utr}) came after the moment and is there`),
    ],
    paymentsWithoutAnOrder: orphans,
    orders: settledOf(stored).size,
  }
}

/** Orders that stand, by utr. */
export const settledOf = ({ attempts }) =>
  new Map(attempts.filter(({ state }) => state === 'settled').map((attempt) => [attempt.utr, attempt]))

/** What the archive promises: orders acknowledged longer before the loss than a segment may be open have to come back. */
export const promisedOf = (acknowledged, { lostAt, promisedMs }) =>
  new Map([...acknowledged].filter(([, { at }]) => at < lostAt - promisedMs).map(([email, { utr }]) => [email, utr]))

/** How many acknowledged orders did not come back, and how long before the loss the newest was placed that did. */
export const lossOf = (acknowledged, { stored, lostAt }) => {
  const settled = settledOf(stored)
  const orders = [...acknowledged.values()]
  const back = orders.filter(({ utr }) => settled.has(utr)).map(({ at }) => at)
  return { lost: orders.length - back.length, seconds: (lostAt - Math.max(...back)) / 1000 }
}
