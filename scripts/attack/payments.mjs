import { createHmac, randomUUID } from 'node:crypto'
import { repeat, send, tally } from './client.mjs'
import { must } from './must.mjs'
import { DEMO_KEY } from './secret-values.mjs'
import { beginAtBank, checkoutBody, DECLINED, guest, nextAddress, nextEmail, SKU } from './shopper.mjs'

const ACCOUNT = 'VitrineDemo'

/** The price of one piece and its delivery, in pence. */
const ONE_PIECE = { currency: 'GBP', value: 4_100 }

const signed = (item, key) => {
  const { pspReference, originalReference = '', merchantAccountCode, merchantReference, amount, eventCode, success } = item
  const fields = [
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    String(amount.value),
    amount.currency,
    eventCode,
    success,
  ]
  const hmacSignature = createHmac('sha256', key).update(fields.join(':')).digest('base64')
  return { ...item, additionalData: { hmacSignature } }
}

export const notify = (shop, change, key = Buffer.from(DEMO_KEY, 'hex')) => {
  const item = {
    pspReference: randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase(),
    merchantAccountCode: ACCOUNT,
    amount: ONE_PIECE,
    eventCode: 'AUTHORISATION',
    success: 'true',
    ...change,
  }
  const body = { notificationItems: [{ NotificationRequestItem: signed(item, key) }] }
  return send(shop.port, { method: 'POST', path: '/api/webhooks/payments', body, from: nextAddress() })
}

const answerOf = ({ shopper, utr }) => shopper.call('PUT', `/checkout/payment/${utr}`, { details: {} })
/** What the shopper is told of a payment; 428 while nobody has paid. */
const statusOf = async (order) => (await answerOf(order)).status

export const rows = [
  {
    name: 'a payment result used again for another order',
    guard: 'server/commerce/payments/match-attempt.ts: reference and amount of every answer of the provider',
    play: async (shop) => {
      const paid = await beginAtBank(shop)
      const result = await paid.pay()
      must(result !== '', 'the bank gave no result to use again')
      must((await paid.shopper.confirm(paid.utr, result)).status === 200, 'the paid order is not placed')
      const larger = await beginAtBank(shop, 8)
      const first = await larger.shopper.confirm(larger.utr, result)
      const second = await paid.shopper.confirm(paid.utr, result)
      must(first.status !== 200, `another order was placed with it: ${first.text}`)
      must((await statusOf(larger)) === 428, 'the other order is no longer unpaid')
      return `the other order: ${first.status}, still unpaid; the same order again: ${second.status}`
    },
  },
  {
    name: 'a notification that nobody signed, or with another key',
    guard: 'server/commerce/payments/notification.ts: isGenuine',
    play: async (shop) => {
      const order = await beginAtBank(shop)
      const keys = [Buffer.alloc(0), Buffer.from('zz', 'hex'), Buffer.from(DEMO_KEY), Buffer.alloc(32, 7)]
      const answers = await Promise.all(keys.map((key) => notify(shop, { merchantReference: order.utr }, key)))
      must(
        answers.every(({ status }) => status === 401),
        tally(answers),
      )
      must((await statusOf(order)) === 428, 'the order is no longer unpaid')
      return tally(answers)
    },
  },
  {
    name: 'a signed notification of another amount, currency or merchant',
    guard: 'server/commerce/payments/handle-notification.ts: matchAttempt',
    play: async (shop) => {
      const order = await beginAtBank(shop)
      const lies = [
        { amount: { currency: 'GBP', value: 1 } },
        { amount: { ...ONE_PIECE, currency: 'IDR' } },
        { merchantAccountCode: 'SomebodyElse' },
      ]
      const answers = []
      for (const lie of lies) answers.push(await notify(shop, { merchantReference: order.utr, ...lie }))
      const status = await statusOf(order)
      must(status === 428, `the order has become ${status} after ${tally(answers)}`)
      return `${tally(answers)}; still unpaid`
    },
  },
  {
    name: 'late notifications for a paid order',
    guard: 'server/commerce/checkout/settle-attempt.ts: an attempt is settled once',
    play: async (shop) => {
      const paid = await beginAtBank(shop)
      must((await paid.shopper.confirm(paid.utr, await paid.pay())).status === 200, 'the paid order is not placed')
      for (const success of ['false', 'true', 'true']) await notify(shop, { merchantReference: paid.utr, success })
      const { statusCode } = (await answerOf(paid)).json()
      must(statusCode === 'AUTHORISED', `the paid order is ${statusCode} afterwards`)
      return 'the order stays paid'
    },
  },
  {
    name: 'a payment of somebody else confirmed or read',
    guard: 'server/commerce/checkout/confirm-payment.ts: the session of the attempt',
    play: async (shop) => {
      const victim = await beginAtBank(shop)
      const result = await victim.pay()
      const stranger = await guest(shop)
      const answers = [
        await stranger.confirm(victim.utr, result),
        await stranger.call('PUT', `/checkout/payment/${victim.utr}`, { details: {} }),
      ]
      must(
        answers.every(({ status }) => status === 404),
        tally(answers),
      )
      return tally(answers)
    },
  },
  {
    name: 'testing stolen cards in one session',
    guard: 'server/commerce/checkout/limit-payments.ts: REFUSED_BY_SESSION',
    play: async (shop) => {
      const shopper = await guest(shop)
      await shopper.add()
      const answers = []
      for (let tries = 0; tries < 14; tries += 1) answers.push(await shopper.submit(checkoutBody(DECLINED)))
      const refused = answers.filter(({ status }) => status === 402).length
      must(refused > 0 && refused <= 10 && answers.at(-1).status === 429, tally(answers))
      return tally(answers)
    },
  },
  {
    name: 'testing stolen cards from one address at once',
    guard: 'server/commerce/checkout/limit-payments.ts: REFUSED_BY_ADDRESS, counted before the bank is asked',
    play: async (shop) => {
      const from = nextAddress()
      const shoppers = []
      for (let number = 0; number < 48; number += 1) shoppers.push(await guest(shop, from))
      for (const shopper of shoppers) await shopper.add()
      const answers = await repeat(48, 48, (number) => shoppers[number].submit(checkoutBody(DECLINED)))
      const refused = answers.filter(({ status }) => status === 402).length
      must(refused > 0 && refused <= 30, tally(answers))
      return tally(answers)
    },
  },
  {
    name: 'pieces held without paying',
    guard: 'server/commerce/checkout/limit-payments.ts: OPEN_BY_EMAIL',
    play: async (shop) => {
      const consumer = { email: nextEmail() }
      const answers = []
      for (let tries = 0; tries < 8; tries += 1) {
        const shopper = await guest(shop)
        await shopper.add(SKU, 10)
        answers.push(await shopper.submit(checkoutBody({ paymentMethod: 'paypal', consumer })))
      }
      const open = answers.filter(({ status }) => status === 428).length
      must(open > 0 && open <= 5 && answers.at(-1).status === 429, tally(answers))
      return tally(answers)
    },
  },
]
