import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoAddressLookup } from '../../../demo/checkout/demo-address-lookup.ts'
import { knowNoAddress, type AddressLookup } from '../../../server/commerce/address-services.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'

let shop: CommerceApp
let find: AddressLookup['find']
beforeAll(async () => {
  shop = await createCommerceApp({}, { lookup: { find: (place) => find(place) } })
})
afterAll(() => shop.close())
beforeEach(() => {
  find = demoAddressLookup.find
})

const lookUp = async (postcode: string, shopper?: Shopper) =>
  (shopper ?? (await shop.guest())).get(`/address-lookup?postcode=${encodeURIComponent(postcode)}`)

describe('the look-up of addresses', () => {
  it.each(['LS1 4DY', 'ls14dy', '  ls1  4dy '])('answers the addresses of a postcode typed as %j', async (typed) => {
    const answer = (await lookUp(typed)).json()
    expect(answer).toHaveLength(9)
    expect(answer[0]).toEqual({ addressLine1: '1 Mill Lane', city: 'Leeds', postcode: 'LS1 4DY' })
  })

  it('answers none for a postcode without addresses', async () => {
    expect((await lookUp('SW1A 1AA')).json()).toEqual([])
  })

  it.each(['', 'hello', '12345', 'x'.repeat(20), '<b>'])('says that %j is no postcode', async (typed) => {
    expect((await lookUp(typed)).statusCode).toBe(422)
  })

  it('refuses what no field could hold', async () => {
    expect((await lookUp('x'.repeat(21))).statusCode).toBe(400)
    expect((await (await shop.guest()).get('/address-lookup')).statusCode).toBe(400)
  })

  it('is not there where the site has none, and where the service knows nothing of the country', async () => {
    expect((await lookUp('10012', await shop.guest('ald-us'))).statusCode).toBe(404)
    find = knowNoAddress.find
    expect((await lookUp('LS1 4DY')).statusCode).toBe(404)
  })

  it('gives up a service that fails or does not answer', async () => {
    expect((await lookUp('ZZ99 3VZ')).statusCode).toBe(503)
    const answer = await lookUp('ZZ99 3WZ')
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'LOOKUP_UNAVAILABLE'])
  })

  it.each([
    ['nonsense', 'no list'],
    ['an address without a street', [{ city: 'Leeds' }]],
    ['something endless', [{ addressLine1: 'a'.repeat(10_000) }]],
  ])('takes %s for a failure of the service', async (_, answer) => {
    // A vendor answers what it likes.
    find = async () => answer as never
    expect((await lookUp('LS1 4DY')).statusCode).toBe(503)
  })

  it('passes on a hundred addresses at most, with the fields of a form and nothing else', async () => {
    find = async () => Array.from({ length: 500 }, () => ({ addressLine1: ' 1  Mill Lane', resident: 'Ada', city: '' })) as never
    const answer = (await lookUp('LS1 4DY')).json()
    expect([answer.length, answer[0]]).toEqual([100, { addressLine1: '1 Mill Lane' }])
  })

  it('ends for a session that copies the directory', async () => {
    const shopper = await shop.guest()
    for (let times = 0; times < 30; times += 1) expect((await lookUp('LS1 4DY', shopper)).statusCode).toBe(200)
    expect((await lookUp('LS1 4DY', shopper)).statusCode).toBe(429)
  })
})
