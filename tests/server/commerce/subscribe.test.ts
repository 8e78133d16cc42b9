import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriptions } from '../../../server/database/schema/commerce.ts'
import { vendorOf } from '../../../server/commerce/marketing/subscribe.ts'
import { type CommerceApp, createCommerceApp } from '../../factories/commerce-app.ts'

/** One site of each vendor (themes/config.json). */
const VENDORS = [
  ['klaviyo', 'ald-us'],
  ['mailchimp', 'ald-ca'],
] as const

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
})
afterAll(async () => shop.close())

const subscribe = async (site: string, query: Readonly<Record<string, string>>) => {
  const answer = await (await shop.guest(site)).get(`/marketing/subscribe?${new URLSearchParams(query).toString()}`)
  return [answer.statusCode, answer.json().success ?? answer.json().error]
}

describe.each(VENDORS)('signing up at %s', (vendor, site) => {
  it.each([
    ['taken', 409, 'emailExists'],
    ['invalid', 422, 'errorFormat'],
    ['broken', 500, 'errorGeneric'],
    ['limited', 429, 'errorGeneric'],
  ])('answers %s@example.com with %i %s [EMAIL-10]', async (name, status, word) => {
    expect(await subscribe(site, { email: `${name}@example.com` })).toEqual([status, word])
  })

  it('puts an address on the site’s list once, with the interests’ ids at this vendor [EMAIL-14, CALL-27, DATA-99]', async () => {
    const email = `Jane.${vendor}@example.org`
    const query = { email, interests: 'mc-women,mc-sale', kInterests: 'kl-women,kl-sale', language: 'en' }
    expect(await subscribe(site, query)).toEqual([200, 'subscribed'])
    expect(await subscribe(site, query)).toEqual([409, 'emailExists'])
    const [row] = await shop.runtime.database.select().from(subscriptions).where(eq(subscriptions.contact, email.toLowerCase()))
    const prefix = vendor === 'klaviyo' ? 'kl' : 'mc'
    expect(row).toMatchObject({ siteTag: site, language: 'en', interests: [`${prefix}-women`, `${prefix}-sale`] })
  })

  it('takes a phone number as it is written in the country [EMAIL-04]', async () => {
    const phone = vendor === 'klaviyo' ? '(201) 555-0123' : '(416) 555-0199'
    expect(await subscribe(site, { phone })).toEqual([200, 'subscribed'])
    expect(await subscribe(site, { phone: `+1${phone.replace(/\D/g, '')}` })).toEqual([409, 'emailExists'])
    expect(await subscribe(site, { phone: '12' })).toEqual([422, 'errorFormat'])
  })
})

describe('the embedded marketing services', () => {
  it('marketing stand-ins refuse a call without their key and answer 501 to what they do not implement', async () => {
    expect((await shop.app.inject('/klaviyo/api/lists/x/profiles')).statusCode).toBe(401)
    expect((await shop.app.inject('/mailchimp/3.0/lists')).statusCode).toBe(401)
    expect((await shop.app.inject('/klaviyo/api/unknown')).statusCode).toBe(501)
  })
})

describe('a service that does not answer', () => {
  it('is a failure like any other [EMAIL-10]', async () => {
    const site = shop.runtime.sites.find(({ siteTag }) => siteTag === 'ald-gb')
    if (site === undefined) throw new Error('There is no such site')
    const fetch = async (): Promise<Response> => Promise.reject(new TypeError('fetch failed'))
    const member = { contact: { kind: 'email', value: 'a@b.org' }, language: 'en', interests: [], listId: 'x' } as const
    expect(await vendorOf({ runtime: { ...shop.runtime, fetch }, site })(member)).toEqual({ outcome: 'failed', status: 502 })
  })
})
