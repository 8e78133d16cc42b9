import formbody from '@fastify/formbody'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invoicePlugin } from '../../../../server/commerce/invoice/invoice-plugin.ts'
import { orderHashOf } from '../../../../server/commerce/orders/order-hash.ts'
import { orders } from '../../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../../factories/catalogue.ts'
import { addresses, checkoutBody, submit } from '../../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp } from '../../../factories/commerce-app.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await shop.app.register(formbody)
  await shop.app.register(invoicePlugin, { runtime: shop.runtime })
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
})
afterAll(() => shop.close())

const bought = async (email: string, site: 'ald-gb' | 'ald-us' = 'ald-gb') => {
  const shopper = await shop.guest(site)
  await shopper.add('1-A', 2)
  const country = site === 'ald-us' ? 'US' : 'GB'
  if (country === 'US') await shopper.post('/cart/address', { ...addresses.US, addressLine1: 'TAX PENDING 0' })
  await submit(shopper, checkoutBody(country, { consumer: { email } }))
  const [order] = await shop.runtime.database.select().from(orders).where(eq(orders.email, email))
  return order?.orderReference ?? ''
}

const query = async (body: object) => (await (await shop.guest()).post('/order/s/query', body)).json()
const hashOf = (orderReference: string) => orderHashOf(shop.runtime.config.ORDER_HASH_SECRET, orderReference)
const tokenOf = async (orderReference: string): Promise<string> =>
  (await query({ orderReference, hash: hashOf(orderReference) })).invoiceToken ?? ''

const open = async (orderReference: string, token: string) => {
  const { statusCode, body, headers } = await shop.app.inject({
    method: 'POST',
    url: '/invoice',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ orderReference, token }).toString(),
  })
  return { statusCode, body, headers }
}

describe('an invoice', () => {
  it('has number, seller, addresses, lines, the tax and totals that add up, and nobody stores it', async () => {
    const reference = await bought('ada@example.org')
    const { statusCode, body, headers } = await open(reference, await tokenOf(reference))
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store'])
    const said = [
      reference,
      'GB-00000001',
      'Tax number',
      'GB 123 4567 89',
      'Alder Ltd.',
      '1 Mill Lane',
      'United Kingdom',
      '£20.00',
      '£40.00',
      '£6.00',
      '£46.00',
      '£7.67',
      '£38.33',
      '20%',
      'Paid by Credit or debit card',
    ]
    expect(said.filter((part) => !body.includes(part))).toEqual([])
  })

  it('adds the tax where prices are without it', async () => {
    const reference = await bought('us@example.org', 'ald-us')
    const { body } = await open(reference, await tokenOf(reference))
    expect(body).toMatch(/>Tax<\/th><td class="number">\$/)
    expect(body).toMatch(/Tax at .?8%/)
    expect(body).not.toContain('Includes')
  })

  it('of somebody else is not opened: not with the token of one’s own, a changed one, none, or a number alone', async () => {
    const [own, other] = [await bought('own@example.org'), await bought('other@example.org')]
    const token = await tokenOf(own)
    const [endsAt = '', signature = ''] = token.split('.')
    const answers = await Promise.all([
      open(other, token),
      open(own, `${Number(endsAt) + 1}.${signature}`),
      open(own, ''),
      open(own, hashOf(own)),
      open('GB99999999', token),
      open('<script>', token),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
    expect(answers.some(({ body }) => body.includes('Mill Lane'))).toBe(false)
  })

  it('cannot be opened any more with a token of yesterday, and says what to do', async () => {
    const reference = await bought('late@example.org')
    const token = await tokenOf(reference)
    shop.runtime.clock.advance(13 * 3_600_000)
    const { statusCode, body } = await open(reference, token)
    shop.runtime.clock.reset()
    expect([statusCode, body.includes('Please open your order again')]).toEqual([404, true])
  })

  it('is for whoever has the mail: an e-mail address and a number open none', async () => {
    const reference = await bought('mail@example.org')
    expect((await query({ orderReference: reference, email: 'mail@example.org' })).invoiceToken).toBeUndefined()
  })

  it('is not there while the payment is pending', async () => {
    shop.gateway.behave = () => ({ kind: 'pending' })
    const reference = await bought('pending@example.org')
    expect(await query({ orderReference: reference, hash: hashOf(reference) })).toMatchObject({ status: 'pendingPayment' })
    expect(await tokenOf(reference)).toBe('')
  })

  it('is opened by the account the order was placed with', async () => {
    shop.gateway.behave = ({ utr }) => ({ kind: 'authorised', pspReference: utr })
    const member = await shop.member('kay')
    await member.add('1-A')
    await submit(member, checkoutBody('GB', { consumer: undefined }))
    const { orders: history } = (await member.get('/order/history')).json()
    const { orderReference } = history[0]
    const { invoiceToken } = (await member.get(`/order/${orderReference}`)).json()
    expect((await open(orderReference, invoiceToken)).statusCode).toBe(200)
  })
})
