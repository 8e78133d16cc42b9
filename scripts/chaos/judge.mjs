import { checkStored } from '../kill-nine/check-stored.mjs'

/** What is wrong with the books, the mails and what shoppers were told, one sentence each. */
export const judge = ({ run, stored, before, delivered }) => {
  const acknowledged = new Map(run.results.filter(({ outcome }) => outcome === 'placed').map(({ email, utr }) => [email, utr]))
  return [
    ...checkStored({ stored, before, acknowledged, isSettledDown: true }),
    ...oversold(stored),
    ...toldOtherwise(run, stored),
    ...wrongDeliveries(stored, delivered),
    ...wrongAnswers(run),
  ]
}

const oversold = ({ stock }) =>
  [...stock].filter(([, quantity]) => quantity < 0).map(([sku, quantity]) => `${sku}: ${quantity} pieces, more were sold than there are`)

/** Who has an order was told so, at last: she would buy it a second time. */
const toldOtherwise = ({ results }, { attempts }) => {
  const settled = new Set(attempts.filter(({ state }) => state === 'settled').map(({ email }) => email))
  return results
    .filter(({ email, outcome }) => outcome !== 'placed' && settled.has(email))
    .map(({ email, outcome, heard }) => `${email} has an order and was told otherwise: ${outcome}; ${heard.slice(-3).join(', ')}`)
}

/** A second copy has the Message-ID of the first; two ids are two mails. */
const wrongDeliveries = ({ attempts }, delivered) =>
  attempts
    .filter(({ state, email }) => state === 'settled' && email.endsWith('@chaos.example') && delivered.get(email)?.size !== 1)
    .map(({ email }) => `${email} was sent ${delivered.get(email)?.size ?? 0} different confirmations`)

/** An outage is no mistake of ours: it is 503 and says when to come back, or 502 where a vendor's answer made no sense. */
const wrongAnswers = ({ results, listings }) => [
  ...results.flatMap(({ email, heard }) =>
    heard.filter((each) => /^500\b|503 without/.test(each)).map((each) => `${email} was answered ${each}`),
  ),
  ...[...listings.statuses]
    .filter(([status]) => /^500|503 without/.test(status))
    .map(([status, times]) => `Listings: ${times} x ${status}`),
]
