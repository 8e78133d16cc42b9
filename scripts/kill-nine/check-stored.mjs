/**
 * Compares what is stored with itself and with the answers that buyers got; gives what is wrong, one sentence each.
 * `acknowledged`: utr by e-mail of every submit that was answered with success. `before`: stock before anybody bought.
 */
export const checkStored = ({ stored, before, acknowledged, isSettledDown }) => [
  ...lostOrders(stored, acknowledged),
  ...doubledOrders(stored),
  ...wrongStock(stored, before),
  ...wrongPayments(stored),
  ...wrongCarts(stored),
  ...wrongMails(stored),
  ...(isSettledDown
    ? stored.attempts.filter(({ state }) => state === 'open').map(({ utr }) => `Attempt ${utr} is still open after the restart`)
    : []),
]

const settledOf = ({ attempts }) => attempts.filter(({ state }) => state === 'settled')

const lostOrders = (stored, acknowledged) => {
  const placed = new Set(
    settledOf(stored)
      .filter(({ status }) => status === 'placed')
      .map(({ utr }) => utr),
  )
  return [...acknowledged]
    .filter(([, utr]) => !placed.has(utr))
    .map(([email, utr]) => `The order of ${email} (${utr}) was acknowledged and is lost`)
}

const doubledOrders = (stored) => {
  const counts = countBy(settledOf(stored), ({ email }) => email)
  return [...counts].filter(([, count]) => count > 1).map(([email, count]) => `${email} has ${count} orders for one bag`)
}

const wrongStock = (stored, before) => {
  const gone = new Map()
  for (const { reserved, state } of stored.attempts) {
    if (state !== 'settled' && state !== 'open') continue
    for (const { sku, quantity } of reserved) gone.set(sku, (gone.get(sku) ?? 0) + quantity)
  }
  return [...before]
    .filter(([sku, quantity]) => quantity - (gone.get(sku) ?? 0) !== stored.stock.get(sku))
    .map(([sku, quantity]) => `${sku}: ${quantity} before, ${gone.get(sku) ?? 0} sold or reserved, yet ${stored.stock.get(sku)} left`)
}

const wrongPayments = (stored) => {
  const authorised = stored.payments.filter(({ result_code: code }) => code === 'Authorised')
  const settled = new Map(settledOf(stored).map((attempt) => [attempt.utr, attempt]))
  const open = new Set(stored.attempts.filter(({ state }) => state === 'open').map(({ utr }) => utr))
  const unowed = authorised
    .filter(({ reference }) => !settled.has(reference) && !open.has(reference))
    .map(({ reference }) => `Money is reserved for ${reference}, which is no order`)
  const twice = [...countBy(authorised, ({ reference }) => reference)]
    .filter(([, count]) => count > 1)
    .map(([utr]) => `${utr} was charged twice`)
  const byReference = new Map(authorised.map((payment) => [payment.reference, payment]))
  const unpaid = [...settled.values()].filter(({ utr, value, currency }) => {
    const payment = byReference.get(utr)
    return payment === undefined || payment.value !== value || payment.currency !== currency
  })
  return [...unowed, ...twice, ...unpaid.map(({ order_reference: order }) => `Order ${order} is not paid with its own amount`)]
}

const wrongCarts = ({ attempts, cartStatus }) =>
  attempts
    .filter(({ state, cart_id: cart }) => state === 'settled' && cartStatus.get(cart) !== 'ordered')
    .map(({ order_reference: order }) => `The bag of order ${order} is still open`)

const wrongMails = (stored) =>
  settledOf(stored)
    .filter(({ email }) => stored.confirmations.get(email) !== 1)
    .map(({ email }) => `${email} got ${stored.confirmations.get(email) ?? 0} confirmations`)

const countBy = (rows, keyOf) => {
  const counts = new Map()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return counts
}
