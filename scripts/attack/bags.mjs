import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { repeat, send, tally } from './client.mjs'
import { must } from './must.mjs'
import { checkoutBody, guest, member, nextEmail, setStock, SKU } from './shopper.mjs'

const RARE = '900001-WHITE-S'
const PLENTY = 100_000
const totalOf = (answer) => answer.json().cartSummary?.totalCost

export const rows = [
  {
    name: 'quantities that are none',
    guard: 'server/commerce/cart/change-lines.ts: the schema of a quantity',
    play: async (shop) => {
      const shopper = await guest(shop)
      const answers = []
      for (const quantity of [-1, 0.5, 1e308, '9'.repeat(40), null, [2], { $gt: 0 }]) answers.push(await shopper.add(SKU, quantity))
      must(
        answers.every(({ status }) => status === 400),
        tally(answers),
      )
      must((await shopper.call('GET', '/cart')).json().items?.length === 0, 'something is in the bag')
      return tally(answers)
    },
  },
  {
    name: 'prices and totals named by the client',
    guard: 'server/commerce/cart/price-cart.ts: prices are of the catalogue alone',
    play: async (shop) => {
      const shopper = await guest(shop)
      const price = { list: 0.01, sale: 0.01 }
      const total = totalOf(await shopper.add(SKU, 1, { price, unitPrice: 0.01, totalCost: 0.01, cartSummary: { totalCost: 0.01 } }))
      const placed = await shopper.submit({ ...checkoutBody(), amount: { currency: 'GBP', value: 1 }, totalCost: 0.01, price })
      must(placed.status === 200, `${placed.status} ${placed.text}`)
      const completion = await shopper.call('POST', '/checkout/completion', placed.json())
      const paid = completion.json().totalCost ?? completion.json().order?.totalCost ?? completion.json().cartSummary?.totalCost
      must(total === 41 && (paid === undefined || paid === 41), `bag ${total}, order ${paid}`)
      return `bag ${total} GBP, order ${paid ?? 'placed'} GBP`
    },
  },
  {
    name: 'one voucher many times at once',
    guard: 'server/commerce/cart/voucher-codes.ts: a bag has each voucher once',
    play: async (shop) => {
      const shopper = await guest(shop)
      await shopper.add(SKU, 3)
      const answers = await repeat(30, 30, () => shopper.call('PUT', '/cart/voucher', { voucherCode: 'SAVE10' }))
      const { cartSummary } = (await shopper.call('GET', '/cart')).json()
      must(cartSummary?.totalDiscount === 10.5, `the discount is ${cartSummary?.totalDiscount}: ${tally(answers)}`)
      return `${tally(answers)}; discount ${cartSummary.totalDiscount} of 105 GBP`
    },
  },
  {
    name: 'one order submitted over many connections',
    guard: 'server/commerce/checkout/claim-submit.ts: the idempotency key',
    play: async (shop) => {
      const shopper = await guest(shop)
      await shopper.add()
      const [body, key] = [checkoutBody(), randomUUID()]
      const answers = await repeat(12, 12, () => shopper.submit(body, key))
      const utrs = new Set(answers.filter(({ status }) => status === 200).map((answer) => answer.json().utr))
      must(utrs.size > 0, `nobody could pay: ${tally(answers)}`)
      must(utrs.size === 1, `${utrs.size} payments: ${tally(answers)}`)
      return `${tally(answers)}; one payment`
    },
  },
  {
    name: 'one bag submitted with many keys',
    guard: 'server/commerce/checkout/begin-attempt.ts: one open attempt a bag',
    play: async (shop) => {
      const shopper = await guest(shop)
      await shopper.add()
      const body = checkoutBody()
      const answers = await repeat(8, 8, () => shopper.submit(body))
      const utrs = new Set(answers.filter(({ status }) => status === 200).map((answer) => answer.json().utr))
      must(utrs.size > 0, `nobody could pay: ${tally(answers)}`)
      must(utrs.size === 1, `${utrs.size} payments: ${tally(answers)}`)
      return `${tally(answers)}; one payment`
    },
  },
  {
    name: 'the last three pieces and twelve buyers',
    guard: 'server/commerce/checkout/stock.ts: taken in the transaction of the attempt',
    play: async (shop) => {
      const buyers = await repeat(12, 4, async () => {
        const shopper = await guest(shop)
        await shopper.add(RARE)
        return shopper
      })
      await setStock(shop, RARE, 3)
      const agent = new Agent({ keepAlive: false })
      const answers = await Promise.all(buyers.map((buyer) => buyer.submit()))
      agent.destroy()
      const sold = answers.filter(({ status }) => status === 200).length
      const product = (await send(shop.port, { path: '/api/product/s/900001?siteTag=ald-gb&lang=en' })).text
      const left = Number(new RegExp(`"sku":"${RARE}"[^}]*}[^}]*"stockQty":(\\d+)`).exec(product)?.[1])
      await setStock(shop, RARE, PLENTY)
      must(sold === 3 && left === 0, `${sold} sold, ${left} left: ${tally(answers)}`)
      return `${sold} sold, ${left} left: ${tally(answers)}`
    },
  },
  {
    name: 'orders, lines, addresses and cards of somebody else',
    guard:
      'server/commerce/orders/own-orders.ts, cart/change-lines.ts, addresses/address-book.ts, payments/stored-payments.ts: the owner in the query',
    play: async (shop) => {
      const [jane, john] = [await member(shop, 'jane'), await member(shop, 'john')]
      const order = (await jane.call('GET', '/order/history')).json().orders?.[0]
      const [address] = (await jane.call('GET', '/v1/addresses')).json()
      const [card] = (await jane.call('GET', '/v1/account/payments')).json()
      const victim = await guest(shop)
      const line = (await victim.add()).json().items[0].lineItemId
      must(order !== undefined && address !== undefined && card !== undefined, 'the victim has nothing to take')
      const target = address.reference ?? address.id
      const answers = [
        await john.call('GET', `/order/${order.orderReference}`),
        await john.call('PUT', `/v1/addresses/${target}`, { ...address, firstName: 'Mallory' }),
        await john.call('PUT', `/v1/addresses/${target}/remove`, {}),
        await john.call('PUT', `/v1/account/payments/${card.id}/remove`, {}),
        await (await guest(shop)).call('PUT', `/cart/${line}`, { quantity: 9 }),
      ]
      must(
        answers.every(({ status }) => status === 404),
        tally(answers),
      )
      const strangers = [await victim.call('GET', '/order/history'), await victim.call('GET', '/v1/addresses')]
      must(
        strangers.every(({ status }) => status === 401 || status === 403),
        `a guest: ${tally(strangers)}`,
      )
      const after = (await jane.call('GET', '/v1/addresses')).json()
      must(
        after.some(({ firstName }) => firstName === address.firstName),
        'the address was changed',
      )
      return `${tally(answers)}; a guest ${tally(strangers)}`
    },
  },
  {
    name: 'an order looked up by guessing',
    guard: 'server/commerce/orders/query-order.ts: TRIES_PER_SESSION',
    play: async (shop) => {
      const shopper = await guest(shop)
      const answers = await repeat(30, 10, (number) =>
        shopper.call('POST', '/order/s/query', { orderReference: `GB2000${number}`, email: nextEmail() }),
      )
      const tried = answers.filter(({ status }) => status === 404).length
      must(tried <= 10 && tried > 0, tally(answers))
      return tally(answers)
    },
  },
]
