import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recoverOrders } from '../../../../server/commerce/checkout/recover-orders.ts'
import { messages } from '../../../../server/database/schema/mailbox.ts'
import { paymentAttempts } from '../../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../../factories/catalogue.ts'
import { addresses, checkoutBody, submit } from '../../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp } from '../../../factories/commerce-app.ts'
import { authorised } from '../../../factories/fake-gateway.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp({ PUBLIC_ORIGIN: 'https://shop.example' })
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }, { sku: '1-PRE', quantity: 0, state: 'PREORDER' }] })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.gateway.behave = authorised
  await shop.runtime.database.delete(messages)
  await shop.runtime.database.delete(paymentAttempts)
})

const sent = () => shop.runtime.database.select().from(messages).orderBy(desc(messages.id))
const subjects = async () => (await sent()).map(({ subject }) => subject.replace(/ [A-Z]{2}\d+/, ''))

const buys = async (country: 'GB' | 'AE' | 'US', site: string, language = 'en') => {
  const shopper = await shop.guest(site, language)
  await shopper.add('1-A', 2)
  if (country === 'US') await shopper.post('/cart/address', { ...addresses.US, addressLine1: 'TAX PENDING 0' })
  await submit(shopper, checkoutBody(country, { consumer: { email: 'ada@example.org' } }))
}

describe('a buyer is written to', () => {
  it('once when the payment is pending, and once more when it comes', async () => {
    shop.gateway.behave = () => ({ kind: 'pending' })
    await buys('GB', 'ald-gb')
    await recoverOrders(shop.deps, { isAlone: true })
    expect(await subjects()).toEqual(['Your Alder order waits for its payment'])
    const [attempt] = await shop.runtime.database.select().from(paymentAttempts)
    shop.gateway.known.set(attempt?.utr ?? '', authorised({ utr: attempt?.utr ?? '' }))
    await recoverOrders(shop.deps, { isAlone: true })
    await recoverOrders(shop.deps, { isAlone: true })
    expect(await subjects()).toEqual(['Your Alder order', 'Your Alder order waits for its payment'])
  })

  it('once when a pending payment fails', async () => {
    shop.gateway.behave = () => ({ kind: 'pending' })
    await buys('GB', 'ald-gb')
    const [attempt] = await shop.runtime.database.select().from(paymentAttempts)
    shop.gateway.known.set(attempt?.utr ?? '', { kind: 'refused', reason: 'No' })
    await recoverOrders(shop.deps, { isAlone: true })
    await recoverOrders(shop.deps, { isAlone: true })
    expect(await subjects()).toEqual(['The payment for your Alder order did not go through', 'Your Alder order waits for its payment'])
  })

  it('not at all when the bank refuses at once: the checkout says so', async () => {
    shop.gateway.behave = () => ({ kind: 'refused', reason: 'No' })
    await buys('GB', 'ald-gb')
    expect(await subjects()).toEqual([])
  })
})

describe('the confirmation', () => {
  it('adds up where prices include the tax, and names it apart', async () => {
    await buys('GB', 'ald-gb')
    const text = (await sent())[0]?.text ?? ''
    expect(text).toMatch(/Products: £40\.00\nDelivery: £6\.00\nTotal: £46\.00\nIncludes \u2066£7\.67\u2069 VAT\n/)
    expect(text).toContain('Credit or debit card')
    expect(text).toMatch(/Arrives \u2066.+\u2069/)
  })

  it('says when it arrives beside what is in stock, and for no line that ships later', async () => {
    const shopper = await shop.guest()
    await shopper.add('1-A', 1)
    await shopper.add('1-PRE', 1)
    await submit(shopper, checkoutBody('GB', { consumer: { email: 'ada@example.org' } }))
    const text = (await sent())[0]?.text ?? ''
    expect(text.match(/Arrives/g)).toHaveLength(1)
    expect(text.indexOf('Arrives')).toBeLessThan(text.indexOf('Total:'))
  })

  it('adds the tax where prices are without it', async () => {
    await buys('US', 'ald-us')
    const text = (await sent())[0]?.text ?? ''
    expect(text).toMatch(/\nTax: \$[\d.]+\nTotal: \$/)
    expect(text).not.toContain('Includes')
    expect(text).toContain('New York, NY 10012')
  })

  it('says a town in an emirate of its name once, with the country in the language of the order', async () => {
    await buys('AE', 'ald-ae', 'ar')
    const [mail] = await sent()
    expect(mail?.text).toMatch(/Al Wasl Road 44\u2069\n\u2068Dubai(?: 00000)?\u2069\n\u2068الإمارات العربية المتحدة\u2069\n/)
    expect(mail?.html).toContain('dir="rtl"')
  })

  it('leads to the shop’s own origin only, whichever host the buyer named', async () => {
    await buys('GB', 'ald-gb')
    const [mail] = await sent()
    const addressesOf = (text = '') => [...text.matchAll(/https?:\/\/[^/\s"]+/g)].map(([origin]) => origin)
    expect([...new Set([...addressesOf(mail?.text ?? ''), ...addressesOf(mail?.html ?? '')])]).toEqual(['https://shop.example'])
  })

  it('shows what a buyer typed as text, and takes nothing in', async () => {
    const shopper = await shop.guest('ald-gb')
    await shopper.add('1-A', 1)
    const body = checkoutBody('GB', { consumer: { email: 'mallory@example.org' } })
    const hostile = { ...addresses.GB, addressLine1: '<img src=x onerror=alert(1)>\u202Eevil' }
    await submit(shopper, { ...body, addresses: { BILLING: hostile, DELIVERY: hostile } })
    const [mail] = await shop.runtime.database.select().from(messages).where(eq(messages.recipient, 'mallory@example.org'))
    expect(mail?.html).not.toContain('<img src=x')
    expect(`${mail?.html}${mail?.text}`).not.toContain('\u202E')
    expect(mail?.text).toContain('<img src=x onerror=alert(1)>')
  })
})
