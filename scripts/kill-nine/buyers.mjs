import { randomUUID } from 'node:crypto'

export const SITE = 'siteTag=ald-gb&lang=en'
/** As the shop's own pages call the API. */
export const CREDENTIALS = `Basic ${Buffer.from('storefront:public').toString('base64')}`
const ADDRESS = { firstName: 'Ada', lastName: 'Byron', addressLine1: '1 Mill Lane', city: 'Leeds', postcode: 'LS1 4DY', countryCode: 'GB' }

/** Guests with a bag of one or two pieces, or of `quantity`, a tee each. */
export const gatherBuyers = async (origin, { round, count, skus, quantity }) => {
  const buyers = []
  for (let number = 0; number < count; number += 1)
    buyers.push(await gather(origin, { round, number, sku: skus[number % skus.length], quantity }))
  return buyers
}

/** Asks for an order that is not there; gives the status of the answer. */
export const lookUpOrder = async (origin, buyer) => {
  const body = { orderReference: 'GB00000000', email: buyer.email }
  const answer = await call(origin, `/api/order/s/query?${SITE}`, { body, buyer })
  await answer.arrayBuffer()
  return answer.status
}

/** A new shopper comes in. */
export const beginSession = (origin) => call(origin, '/api/basic-session', { body: { language: 'en', sitePublicId: 'ald-gb' } })

const gather = async (origin, { round, number, sku, quantity = 1 + (number % 2) }) => {
  const session = await beginSession(origin)
  const buyer = {
    sessionId: session.headers.get('shoppingsessionid'),
    email: `round-${round}-buyer-${number}@example.org`,
    key: randomUUID(),
    // Payments of one home at the same moment are limited; a shop that trusts no proxy does not read it.
    from: `198.51.100.${1 + (number % 250)}`,
  }
  const bag = { setCode: sku, productId: sku.split('-', 1)[0], quantity, customisation: null, forceBasketClear: false }
  const added = await call(origin, `/api/cart?${SITE}`, { body: bag, buyer })
  if (!added.ok) throw new Error(`The bag could not be filled: ${added.status} ${await added.text()}`)
  return buyer
}

/** Submits the order. Undefined where no answer came. */
export const submitOrder = async (origin, buyer) => {
  const body = {
    addresses: { DELIVERY: ADDRESS, BILLING: ADDRESS },
    consumer: { email: buyer.email },
    paymentMethod: 'creditcard',
    userAgent: 'kill-nine',
    deviceFingerprint: '',
    agreements: { termsAndConditions: true },
    cardHolderName: 'ADA BYRON',
    encryptedCardNumber: 'test_4111111111111111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
  }
  try {
    const answer = await call(origin, `/api/checkout?${SITE}`, { body, buyer, headers: { 'idempotency-key': buyer.key } })
    return { status: answer.status, body: await answer.json() }
  } catch {
    // The connection broke: the buyer does not know the outcome, and retries with the same key.
    return undefined
  }
}

const call = (origin, path, { body, buyer, headers = {} }) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      authorization: CREDENTIALS,
      ...(buyer === undefined ? {} : { shoppingsessionid: buyer.sessionId, 'x-forwarded-for': buyer.from }),
      ...headers,
    },
    body: JSON.stringify(body),
  })
