import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '../../factories/checkout.ts'
import { guestCredentials } from '../../factories/commerce-app.ts'
import { createWholeApp, type WholeApp } from '../../setup/whole-app.ts'

/* What the demo makes of each input in detail is in tests/server/commerce/cart.test.ts; here: that it is the demo that does. */

const SCRIPT = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json', authorization: guestCredentials }

const guestOf = async (app: WholeApp, site: string) => {
  const open = { language: 'en', sitePublicId: site }
  const { headers } = await app.send({ method: 'POST', path: '/api/basic-session', headers: SCRIPT, body: JSON.stringify(open) })
  const session = { shoppingsessionid: String(headers['shoppingsessionid']) }
  return async (method: 'POST' | 'PUT', path: string, input: unknown) => {
    const body = JSON.stringify(input)
    const answer = await app.send({ method, path: `/api${path}?siteTag=${site}&lang=en`, headers: { ...SCRIPT, ...session }, body })
    return { status: answer.status, ...JSON.parse(answer.body) }
  }
}

const outcomesOf = async (app: WholeApp) => {
  const british = await guestOf(app, 'ald-gb')
  const american = await guestOf(app, 'ald-us')
  const toAmerica = (addressLine1: string) => ({ ...addresses.US, addressLine1 })
  return {
    noShip: await british('POST', '/cart/address', { ...addresses.GB, city: 'Noship' }),
    voucher: await british('PUT', '/cart/voucher', { apply: ' broken ' }),
    recreated: await british('POST', '/cart/recreateCart', { cartPublicId: 'demo-cart-error-0001' }),
    rejected: await american('POST', '/cart/address', toAmerica('TAX REJECT')),
    calculation: await american('POST', '/cart/calculate-tax', toAmerica('TAX ERROR, 1 Main Street')),
  }
}

describe.each([
  {
    shop: 'the demo refuses, fails and rejects what its inputs ask for [CODE-05, CART-13, CART-19, TAX-05]',
    variables: {},
    expected: {
      noShip: { status: 422, code: 'UNABLE_TO_SHIP' },
      voucher: { status: 500, code: 'SERVER_ERROR' },
      recreated: { status: 500, code: 'SERVER_ERROR' },
      rejected: { status: 200, tax: 'REJECTED' },
      calculation: { status: 500, code: 'SERVER_ERROR' },
    },
  },
  {
    shop: 'to a shop without the demo they are a city, an address, an unknown voucher and an unknown bag',
    variables: { DEMO: 'off' },
    expected: {
      noShip: { status: 200, addresses: { DELIVERY: { city: 'Noship' } } },
      voucher: { status: 404, code: 'VOUCHER_NOT_FOUND' },
      recreated: { status: 404, code: 'NOT_FOUND' },
      rejected: { status: 200, tax: 'CALCULATED' },
      calculation: { status: 200, tax: 'CALCULATED' },
    },
  },
])('magic inputs', ({ shop, variables, expected }) => {
  let app: WholeApp
  beforeAll(async () => {
    app = await createWholeApp(variables)
  })
  afterAll(() => app.close())

  it(shop, async () => expect(await outcomesOf(app)).toMatchObject(expected))
})
