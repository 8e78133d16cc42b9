import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriptions } from '../../../../server/database/schema/commerce.ts'
import { awaitStock } from '../../../../src/clients/marketing/await-stock.ts'
import { createCommerceApp, type CommerceApp } from '../../../factories/commerce-app.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
})
afterAll(async () => shop.close())

const wish = async (email: string, sku = '900001-NAVY-XL') => {
  const { fetch, config } = shop.runtime
  return awaitStock({ fetch, baseUrl: `${config.origin}/klaviyo`, publicKey: 'DEMOKEY' }, { email, sku })
}

describe('the embedded marketing service', () => {
  it('takes who waits for a variant, once and again, with the call of the shop [THIRD-01]', async () => {
    expect(await wish('Waits@Example.com')).toEqual({ kind: 'accepted' })
    expect(await wish('waits@example.com')).toEqual({ kind: 'accepted' })
    expect(await wish('waits@example.com', '900007-TAN-38')).toEqual({ kind: 'accepted' })
    const rows = await shop.runtime.database.select().from(subscriptions).where(eq(subscriptions.contact, 'waits@example.com'))
    expect(rows.map(({ siteTag }) => siteTag).toSorted()).toEqual([
      'DEMOKEY/$custom:::$default:::900001-NAVY-XL',
      'DEMOKEY/$custom:::$default:::900007-TAN-38',
    ])
  })

  it.each([
    ['invalid@example.com', 'badEmail'],
    ['no address', 'badEmail'],
    ['limited@example.com', 'failed'],
    ['broken@example.com', 'failed'],
  ])('answers %s with %s [THIRD-08]', async (email, outcome) => {
    expect(await wish(email)).toMatchObject({ kind: outcome })
  })

  it('refuses a call without a public key, a revision or a variant', async () => {
    const send = (query: string, headers: Readonly<Record<string, string>>) =>
      shop.app.inject({
        method: 'POST',
        url: `/klaviyo/client/back-in-stock-subscriptions/${query}`,
        headers: { 'content-type': 'application/vnd.api+json', ...headers },
        body: JSON.stringify({ data: { type: 'back-in-stock-subscription' } }),
      })
    expect((await send('', { revision: '2025-04-15' })).statusCode).toBe(400)
    expect((await send('?company_id=DEMOKEY', {})).statusCode).toBe(400)
    expect((await send('?company_id=DEMOKEY', { revision: '2025-04-15' })).statusCode).toBe(400)
  })
})
