import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '../../../schemas/api/cart.ts'
import { paymentAttempts } from '../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { submit } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'
import { ENGRAVING } from '../../factories/customisation.ts'
import { authorised, redirectAction } from '../../factories/fake-gateway.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  const optional = ENGRAVING.options.map((option) => ({ ...option, isRequired: false, applyDefault: false }))
  const customisation = { ...ENGRAVING, excludeSkus: [], options: optional }
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A', quantity: 10_000 }] })
  await insertProduct(shop.runtime.database, { id: '7', customisation, variants: [{ sku: '7-A', quantity: 10_000 }] })
})
afterAll(() => shop.close())

/** A line as a shopper sees it: `7-A` plain, `7-A Ada` engraved. */
type Line = (typeof LINES)[number]
const LINES = ['1-A', '7-A', '7-A Ada', '7-A Bo'] as const
type Bag = Readonly<Partial<Record<Line, number>>>

const setLine = async (shopper: Shopper, line: Line, quantity: number): Promise<void> => {
  const present = (await itemsOf(shopper)).find((item) => lineOf(item) === line)
  if (present !== undefined) expect((await shopper.put(`/cart/${present.lineItemId}`, { quantity })).statusCode).toBe(200)
  else if (quantity > 0) {
    const [setCode, text] = line.split(' ')
    const customisation = text === undefined ? null : { inputs: [{ key: 'text', value: text }] }
    expect((await shopper.post('/cart', { setCode, quantity, customisation })).statusCode).toBe(200)
  }
}
const itemsOf = async (shopper: Shopper): Promise<Cart['items']> => (await shopper.get('/cart')).json().items
const lineOf = ({ sku, customisation }: Cart['items'][number]): string =>
  [sku, ...(customisation?.inputs ?? []).map(({ value }) => value)].join(' ')
const bagOf = async (shopper: Shopper): Promise<Bag> =>
  Object.fromEntries((await itemsOf(shopper)).map((item) => [lineOf(item), item.quantity]))

/** Pays for a bag that becomes another while its shopper is at the bank; gives what is left in it once the bank has agreed. */
const leftOf = async (bought: Bag, changed: Bag, meanwhile: (utr: string) => Promise<unknown> = async () => undefined): Promise<Bag> => {
  const shopper = await shop.guest()
  for (const line of LINES) await setLine(shopper, line, bought[line] ?? 0)
  shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
  const { utr } = (await submit(shopper)).json()
  for (const line of LINES) if (changed[line] !== bought[line]) await setLine(shopper, line, changed[line] ?? 0)
  await meanwhile(utr)
  shop.gateway.known.set(utr, authorised({ utr }))
  expect((await shopper.put(`/checkout/payment/${utr}`)).json().statusCode).toBe('AUTHORISED')
  return bagOf(shopper)
}

describe('a bag that is changed while its shopper is at the bank', () => {
  const bought = { '7-A': 1, '7-A Ada': 2 }
  const changed = { '7-A': 3, '7-A Ada': 2 }

  it('keeps what was added to the plain pieces, and none of the engraved ones that are paid [CUST-10]', async () => {
    expect(await leftOf(bought, changed)).toEqual({ '7-A': 2 })
  })

  it('is settled in the same way for a payment that began before its lines were stored', async () => {
    const forget = (utr: string) => shop.runtime.database.update(paymentAttempts).set({ bought: null }).where(eq(paymentAttempts.utr, utr))
    expect(await leftOf(bought, changed, forget)).toEqual({ '7-A': 2 })
  })

  it('loses exactly the pieces of each line that were bought, whatever else was done to it', async () => {
    const quantity = fc.integer({ min: 0, max: 3 })
    const bag = fc.record(Object.fromEntries(LINES.map((line) => [line, quantity])) as Record<Line, typeof quantity>)
    await fc.assert(
      fc.asyncProperty(
        bag.filter((lines) => Object.values(lines).some((count) => count > 0)),
        bag,
        async (before, after) => {
          const left = LINES.map((line) => [line, after[line] - before[line]] as const).filter(([, count]) => count > 0)
          expect(await leftOf(before, after)).toEqual(Object.fromEntries(left))
        },
      ),
      { numRuns: 12 },
    )
  })
})
