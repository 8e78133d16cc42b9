import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Longer than a queue waits after three failures in a row and than it takes a job for lost. Only a wait in which nothing at all arrives
 * ends so: how long ten thousand mails take is the machine's affair.
 */
const NO_MAIL_FOR_MS = 600_000
const POLL_MS = 500
const HOURS_LATER_MS = 3 * 3_600_000

/** The vendors answer again: every buyer who does not know how an order ended submits once more. */
export const askAgain = async (results) => {
  for (const result of results.filter(({ outcome }) => outcome === 'unknown')) {
    const answer = await result.again()
    if (answer.status === 200) Object.assign(result, { outcome: 'placed', utr: answer.json().utr })
    else result.heard.push(`at last ${answer.status} ${answer.json().code ?? ''}`)
  }
}

/** A clock for the last start, which finishes what was left open: three hours later nothing waits for its shopper any more. */
export const hoursLater = () => ({ SEED_CLOCK: new Date(Date.now() + HOURS_LATER_MS).toISOString() })

/** Waits until everybody who ordered has a mail; a sentence for each who has none. */
export const untilMailed = async ({ delivered, results }) => {
  const placed = results.filter(({ outcome }) => outcome === 'placed')
  const waiting = () => placed.filter(({ email }) => !delivered.has(email))
  let [left, count] = [NO_MAIL_FOR_MS, delivered.size]
  while (left > 0 && waiting().length > 0) {
    await sleep(POLL_MS)
    left = delivered.size > count ? NO_MAIL_FOR_MS : left - POLL_MS
    count = delivered.size
  }
  return waiting().map(({ email }) => `The mail to ${email} has not left within ${NO_MAIL_FOR_MS / 60_000} minutes`)
}
