import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Cart } from '../../../schemas/api/cart.ts'
import type { Voucher } from '../../../schemas/generated/merchant.ts'
import { releaseAttempt } from '../../../server/commerce/checkout/release-attempt.ts'
import { settleAttempt } from '../../../server/commerce/checkout/settle-attempt.ts'
import { applyMerchantDocuments } from '../../../server/commerce/merchant/apply-documents.ts'
import { orders, paymentAttempts, voucherUses } from '../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { checkoutBody, submit } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'
import { authorised, redirectAction } from '../../factories/fake-gateway.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
  await insertProduct(shop.runtime.database, { id: '2', variants: [{ sku: '2-A' }] })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.gateway.behave = authorised
  const { database } = shop.runtime
  await database.delete(voucherUses)
  await database.delete(paymentAttempts)
  await database.delete(orders)
})

const decide = async (...vouchers: readonly Partial<Voucher>[]): Promise<void> => {
  const documents = vouchers.map((voucher) => ({
    kind: 'vouchers' as const,
    document: { name: { en: voucher.code ?? '' }, percentOff: 10, ...voucher },
  }))
  const outcome = await applyMerchantDocuments(shop.runtime, { documents })
  if (outcome.kind !== 'applied') throw new Error(JSON.stringify(outcome))
}
const enter = async (shopper: Shopper, ...codes: readonly string[]) => {
  let answer = await shopper.get('/cart')
  for (const apply of codes) answer = await shopper.put('/cart/voucher', { apply })
  return answer
}
const filled = async (shopper: Shopper | Promise<Shopper> = shop.guest(), quantity = 1): Promise<Shopper> => {
  await (await shopper).add('1-A', quantity)
  return shopper
}
const codes = (cart: Cart) => cart.cartSummary.vouchers?.map(({ code }) => code) ?? []
const cartOf = async (shopper: Shopper): Promise<Cart> => (await shopper.get('/cart')).json()
const buyer = (email: string) => checkoutBody('GB', { consumer: { email } })

describe('several vouchers in a bag', () => {
  it('are listed with what each takes off, in the merchant’s order, and their sum is the discount', async () => {
    const shopper = await filled(shop.guest(), 2)
    const { cartSummary, items } = (await enter(shopper, 'POSTFREE', 'EXTRA5')).json() as Cart
    expect(cartSummary.vouchers).toEqual([
      { code: 'EXTRA5', name: '5% extra', amount: 2, shippingAmount: 0 },
      { code: 'POSTFREE', name: 'Free delivery', amount: 6, shippingAmount: 6 },
    ])
    expect(cartSummary).toMatchObject({
      totalDiscount: 8,
      totalDiscountProduct: 2,
      totalDiscountShipping: 6,
      totalCost: 38,
      voucherCode: 'EXTRA5',
    })
    expect(items[0]?.discounts).toEqual([{ amount: 2 }])
  })

  it('are taken out one by one, or all at once [CALL-21]', async () => {
    const shopper = await filled()
    await enter(shopper, 'EXTRA5', 'POSTFREE')
    expect(codes((await shopper.remove('/cart/voucher?code=extra5')).json())).toEqual(['POSTFREE'])
    expect(codes((await shopper.remove('/cart/voucher?code=NONE')).json())).toEqual(['POSTFREE'])
    await enter(shopper, 'EXTRA5')
    expect(codes((await shopper.remove('/cart/voucher')).json())).toEqual([])
  })

  it('cost the bag, the payment session, the provider and the order the same', async () => {
    const shopper = await filled(shop.guest(), 3)
    await decide({ code: 'ODD', percentOff: 33.33, combinable: true })
    const cart = (await enter(shopper, 'EXTRA5', 'ODD', 'POSTFREE')).json() as Cart
    const session = (await shopper.get('/checkout/paymentSession')).json()
    shop.gateway.asked.length = 0
    expect((await submit(shopper, buyer('sum@example.org'))).statusCode).toBe(200)
    const [order] = await shop.runtime.database.select().from(orders)
    const pence = Math.round(cart.cartSummary.totalCost * 100)
    expect([session.amount.value, shop.gateway.asked[0]?.amount.value, Math.round((order?.summary.totalCost ?? 0) * 100)]).toEqual([
      pence,
      pence,
      pence,
    ])
    const listed = order?.summary.vouchers ?? []
    expect(listed.map(({ code }) => code)).toEqual(cart.cartSummary.vouchers?.map(({ code }) => code))
    const sum = listed.reduce((all, { amount }) => all + Math.round(amount * 100), 0)
    expect(sum).toBe(Math.round((order?.summary.totalDiscount ?? 0) * 100))
  })

  it('refuse a further one with the reason, and stay as they were [CART-13]', async () => {
    await decide(
      { code: 'ELSEWHERE', combinable: true, products: { ids: ['2'] } },
      { code: 'NEWCOMER', combinable: true, firstOrder: true },
      ...Array.from({ length: 7 }, (_, index) => ({ code: `MANY${index}`, combinable: true })),
    )
    const shopper = await filled(shop.member('vera'))
    await submit(shopper, checkoutBody('GB', { consumer: undefined }))
    await filled(shopper)
    await enter(shopper, 'EXTRA5', 'POSTFREE')
    const reason = async (code: string) => (await enter(shopper, code)).json().code as string
    expect([await reason('SAVE10'), await reason('ELSEWHERE'), await reason('NEWCOMER')]).toEqual([
      'VOUCHER_NOT_COMBINABLE',
      'VOUCHER_OTHER_PRODUCTS',
      'VOUCHER_FIRST_ORDER',
    ])
    expect(codes(await cartOf(shopper))).toEqual(['EXTRA5', 'POSTFREE'])
    const answers = []
    for (let index = 0; index < 7; index += 1) answers.push(await reason(`MANY${index}`))
    expect(answers.at(-1)).toBe('VOUCHER_TOO_MANY')
    expect(codes(await cartOf(shopper))).toHaveLength(8)
  })

  it('come along when the shopper signs in, where they may stand beside the account’s [AUTH-01]', async () => {
    const sign = async (sub: string, own: string, brought: readonly string[]) => {
      const before = await filled(shop.member(sub))
      await enter(before, own)
      const guest = await filled()
      await enter(guest, ...brought)
      return codes(await cartOf(await shop.member(sub, { guestSession: guest.session })))
    }
    expect(await sign('wanda', 'EXTRA5', ['POSTFREE', 'EXTRA5'])).toEqual(['EXTRA5', 'POSTFREE'])
    expect(await sign('xenia', 'SAVE10', ['POSTFREE', 'EXTRA5'])).toEqual(['SAVE10'])
  })
})

describe('a voucher that may be used a number of times', () => {
  it('goes to one of two shoppers who take the last use at once; the other is told and pays nothing', async () => {
    await decide({ code: 'ONCE', limit: { total: 1 } })
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => filled()))
    for (const shopper of shoppers) expect((await enter(shopper, 'ONCE')).statusCode).toBe(200)
    shop.gateway.asked.length = 0
    const answers = await Promise.all(shoppers.map((shopper, index) => submit(shopper, buyer(`once${index}@example.org`))))
    const told = answers.map((answer) => `${answer.statusCode} ${String(answer.json().code)}`).toSorted()
    expect(told).toEqual(['200 SUCCESS', ...Array.from({ length: 5 }, () => '409 VOUCHERS_GONE')])
    expect(shop.gateway.asked).toHaveLength(1)
    const loser = shoppers[answers.findIndex(({ statusCode }) => statusCode === 409)]
    if (loser === undefined) throw new Error('Nobody was refused')
    expect((await cartOf(loser)).cartSummary).toMatchObject({ totalDiscount: 0, totalCost: 26 })
    expect((await enter(loser, 'ONCE')).json().code).toBe('VOUCHER_USED_UP')
    expect((await submit(loser, buyer('loser@example.org'))).statusCode).toBe(200)
  })

  it('is free again when the payment comes to nothing, and refused to a payment that comes too late', async () => {
    await decide({ code: 'SLOW', limit: { total: 1 } })
    shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
    const [first, second] = [await filled(), await filled()]
    await enter(first, 'SLOW')
    const { utr } = (await submit(first, buyer('first@example.org'))).json()
    // The one who is paying sees no difference; nobody else gets it meanwhile.
    expect((await cartOf(first)).cartSummary.totalDiscount).toBe(2)
    expect((await enter(second, 'SLOW')).json().code).toBe('VOUCHER_USED_UP')
    await releaseAttempt(shop, utr, { state: 'released' })
    expect((await enter(second, 'SLOW')).statusCode).toBe(200)
    shop.gateway.behave = authorised
    expect((await submit(second, buyer('second@example.org'))).statusCode).toBe(200)
    expect(await settleAttempt(shop, utr, { kind: 'authorised', pspReference: 'late' })).toBe('unwanted')
  })

  it('is for one shopper as often as the merchant says, by account and by e-mail address', async () => {
    await decide({ code: 'MINE', limit: { perShopper: 1 } })
    const guest = await filled()
    await enter(guest, 'MINE')
    expect((await submit(guest, buyer('Same@Example.org'))).statusCode).toBe(200)
    const again = await filled()
    expect((await enter(again, 'MINE')).statusCode).toBe(200)
    expect((await submit(again, buyer('same@example.org'))).json().code).toBe('VOUCHERS_GONE')
    expect((await submit(again, buyer('other@example.org'))).statusCode).toBe(200)
    const [order] = await shop.runtime.database.select().from(orders).where(eq(orders.email, 'other@example.org'))
    expect(order?.summary.totalDiscount).toBe(0)
  })
})
