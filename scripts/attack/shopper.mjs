import { randomUUID } from 'node:crypto'
import { must } from './must.mjs'
import { send } from './client.mjs'

const SITE = 'siteTag=ald-gb&lang=en'
/** What a guest's calls are signed with; every browser has it. */
export const GUEST = `Basic ${Buffer.from('storefront:public').toString('base64')}`
export const SCRIPT = { 'x-requested-with': 'XMLHttpRequest' }
export const SKU = '900001-WHITE-M'

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Byron',
  addressLine1: '1 Sesame Attack Lane',
  city: 'Leeds',
  postcode: 'LS1 4DY',
  countryCode: 'GB',
  phoneNumber: '+447400123456',
}
const CARD = {
  cardHolderName: 'ADA BYRON',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
}
export const DECLINED = { cardHolderName: 'DECLINED', encryptedCardNumber: 'test_4000000000000002' }

let addresses = 0
let people = 0
/** An address of the internet that nobody had before. */
export const nextAddress = () => {
  addresses += 1
  return `198.18.${addresses >> 8}.${addresses & 255}`
}
/** All e-mail addresses of attackers and victims end so: none may be in the log. */
export const MAIL_HOST = 'attacked.example'
export const nextEmail = () => {
  people += 1
  return `person-${people}@${MAIL_HOST}`
}

/** What a submit holds; `changes` on top. */
export const checkoutBody = (changes = {}) => ({
  addresses: { DELIVERY: ADDRESS, BILLING: ADDRESS },
  consumer: { email: nextEmail() },
  paymentMethod: 'creditcard',
  userAgent: 'attack',
  deviceFingerprint: '',
  agreements: { termsAndConditions: true },
  ...(changes.paymentMethod === undefined ? CARD : {}),
  ...changes,
})

/** Calls with a session, as the shop's own script makes them. */
const shopperOf = (shop, { from, session, authorization }) => {
  const call = (method, path, body, headers = {}) =>
    send(shop.port, {
      method,
      path: `/api${path}${path.includes('?') ? '&' : '?'}${SITE}`,
      body,
      from,
      headers: { ...SCRIPT, authorization, shoppingsessionid: session, ...headers },
    })
  return {
    from,
    session,
    authorization,
    call,
    add: (sku = SKU, quantity = 1, changes = {}) =>
      call('POST', '/cart', {
        setCode: sku,
        productId: sku.split('-', 1)[0],
        quantity,
        customisation: null,
        forceBasketClear: false,
        ...changes,
      }),
    submit: (body = checkoutBody(), key = randomUUID()) => call('POST', '/checkout', body, { 'idempotency-key': key }),
    confirm: (utr, redirectResult) => call('PUT', `/checkout/payment/${utr}`, { details: { redirectResult } }),
  }
}

/** What the shop answers somebody without an account who comes in. */
export const comeIn = (shop, from) =>
  send(shop.port, {
    method: 'POST',
    path: '/api/basic-session',
    body: { language: 'en', sitePublicId: 'ald-gb' },
    from,
    headers: { ...SCRIPT, authorization: GUEST },
  })

/** Somebody who came in: `answer` has the session. */
export const guestOf = (shop, from, answer) => shopperOf(shop, { from, session: answer.headers['shoppingsessionid'], authorization: GUEST })

/** Somebody without an account, at an address of their own. */
export const guest = async (shop, from = nextAddress()) => {
  const answer = await comeIn(shop, from)
  must(answer.status === 200, `a guest gets no session: ${answer.status} ${answer.text}`)
  return guestOf(shop, from, answer)
}

/** A call of the identity provider. */
export const identity = (shop, operation, body, from = nextAddress()) =>
  send(shop.port, {
    method: 'POST',
    path: '/cognito/',
    from,
    body,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
  })

export const signIn = async (shop, name, password = 'Passw0rd!', from = nextAddress()) =>
  identity(
    shop,
    'InitiateAuth',
    { ClientId: 'demo-client', AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: `${name}@example.com`, PASSWORD: password } },
    from,
  )

/** Somebody of the demo's people, signed in. */
export const member = async (shop, name) => {
  const from = nextAddress()
  const tokens = (await signIn(shop, name, undefined, from)).json().AuthenticationResult
  must(tokens !== undefined, `${name} cannot sign in`)
  const authorization = `Bearer ${tokens.AccessToken}`
  const body = { language: 'en', sitePublicId: 'ald-gb' }
  const answer = await send(shop.port, { method: 'POST', path: '/api/account-session', body, from, headers: { ...SCRIPT, authorization } })
  must(answer.status === 200, `${name} gets no session: ${answer.status} ${answer.text}`)
  return { ...shopperOf(shop, { from, session: answer.headers['shoppingsessionid'], authorization }), tokens }
}

/** A payment by PayPal that waits for the bank; `pay` chooses at the bank and gives what comes back. */
export const beginAtBank = async (shop, quantity = 1, changes = {}) => {
  const shopper = await guest(shop)
  await shopper.add(SKU, quantity)
  const answer = await shopper.submit(checkoutBody({ paymentMethod: 'paypal', ...changes }))
  must(answer.status === 428, `a payment at the bank does not begin: ${answer.status} ${answer.text}`)
  const { utr } = answer.json()
  const pay = async (choice = 'authorise') => {
    const chosen = await send(shop.port, {
      method: 'POST',
      path: `/payments/simulator/${utr}`,
      body: `choice=${choice}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    // Some methods come back by GET, others by a form that posts itself.
    const given = chosen.headers.location ?? chosen.text
    return decodeURIComponent(/redirectResult(?:=|" value=")([^"&]+)/.exec(given)?.[1] ?? '')
  }
  return { shopper, utr, pay }
}

export const setStock = (shop, sku, stockQty) =>
  send(shop.port, { method: 'POST', path: '/_test/stock', body: { sku, stockQty }, headers: SCRIPT })
