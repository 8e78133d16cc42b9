import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoredPayment } from '../../../schemas/api/stored-payment.ts'
import { commercePlugin } from '../../../server/commerce/commerce-plugin.ts'
import { createAdyenGateway } from '../../../server/commerce/payments/adyen/adyen-gateway.ts'
import { paymentsEmulator } from '../../../platform/payments/plugin.ts'
import { createInProcessFetch } from '../../../server/operations/in-process-fetch.ts'
import { card } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'

/* The account's saved cards, with the provider's real wire in between. */

let shop: CommerceApp
let account: FastifyInstance
beforeAll(async () => {
  shop = await createCommerceApp()
  account = Fastify()
  const runtime = { ...shop.runtime, fetch: createInProcessFetch(() => account, shop.runtime.config.origin) }
  await account.register(paymentsEmulator, { prefix: '/payments', runtime, sleep: async () => undefined })
  await account.register(commercePlugin, { ...shop.deps, runtime, payments: createAdyenGateway(runtime) })
})
afterAll(async () => {
  await account.close()
  await shop.close()
})

const PAYMENTS = '/v1/account/payments'
const call = async (member: Shopper, method: 'GET' | 'POST' | 'PUT', path: string, payload: object = {}) => {
  const answer = await account.inject({
    method,
    url: `/api${path}?siteTag=ald-gb&lang=en`,
    headers: member.headers,
    ...(method === 'GET' ? {} : { payload }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}
const add = (member: Shopper, changes: object = {}) => call(member, 'POST', PAYMENTS, { ...card, ...changes })
const change = (member: Shopper, id: string, changes: object) => call(member, 'PUT', `${PAYMENTS}/${id}`, changes)
const list = async (member: Shopper): Promise<readonly StoredPayment[]> => (await call(member, 'GET', PAYMENTS)).body
const idOf = ({ body }: Awaited<ReturnType<typeof add>>): string => String(body.id)

describe('a saved card', () => {
  it('is listed with its brand, last digits, expiry and holder, to its owner alone [CALL-15]', async () => {
    const [ann, eve] = [await shop.member('ann'), await shop.member('eve')]
    const added = await add(ann)
    const saved = { type: 'scheme', brand: 'visa', lastFour: '1111', expiryMonth: '03', expiryYear: '2030', default: false }
    expect(added).toEqual({ status: 201, body: { ...saved, id: idOf(added), holderName: 'ADA BYRON' } })
    expect(await list(ann)).toEqual([added.body])
    expect(await list(eve)).toEqual([])
  })

  it('may be saved without the name of a holder', async () => {
    expect(await add(await shop.member('ben'), { cardHolderName: undefined })).toMatchObject({ status: 201, body: { holderName: '' } })
  })

  it.each([
    ['encryptedCardNumber', undefined],
    ['encryptedCardNumber', ''],
    ['encryptedExpiryMonth', undefined],
    ['encryptedExpiryYear', undefined],
    ['encryptedSecurityCode', undefined],
    ['encryptedSecurityCode', 'x'.repeat(20_001)],
    ['cardHolderName', 'x'.repeat(101)],
  ])('is refused as incomplete, and not counted as a try, with the %s %s', async (name, value) => {
    const member = await shop.member('cas')
    expect(await add(member, { [name]: value })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST', errors: [{ path: name }] },
    })
    expect(await list(member)).toEqual([])
  })

  it('is not listed where the bank refused it', async () => {
    const member = await shop.member('dot')
    expect(await add(member, { cardHolderName: 'DECLINED' })).toMatchObject({ status: 422, body: { code: 'CARD_REFUSED' } })
    expect(await list(member)).toEqual([])
  })

  it('can be added five times in a quarter of an hour by one account, good cards counted too, and again after it [PAY-03]', async () => {
    const [member, other] = [await shop.member('eli'), await shop.member('fay')]
    const start = shop.runtime.clock.now()
    for (let tries = 0; tries < 5; tries += 1) expect((await add(member)).status).toBe(201)
    expect(await add(member)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
    expect((await add(other)).status).toBe(201)
    shop.runtime.clock.set(start + 14 * 60_000)
    expect((await add(member)).status).toBe(429)
    shop.runtime.clock.set(start + 16 * 60_000)
    expect((await add(member)).status).toBe(201)
    shop.runtime.clock.reset()
  })

  it('shows a corrected holder and expiry from then on, and stays as it was in everything else', async () => {
    const member = await shop.member('gil')
    const [first, second] = [idOf(await add(member)), idOf(await add(member))]
    const corrected = { holderName: 'Gil Ames', expiryMonth: '12', expiryYear: '2031' }
    expect(await change(member, first, { ...corrected, holderName: '  Gil Ames ' })).toMatchObject({ status: 200, body: corrected })
    expect(await list(member)).toMatchObject([
      { id: first, brand: 'visa', lastFour: '1111', default: false, ...corrected },
      { id: second, holderName: 'ADA BYRON', expiryMonth: '03', expiryYear: '2030' },
    ])
    await change(member, first, { expiryMonth: '10' })
    expect(await list(member)).toMatchObject([{ ...corrected, expiryMonth: '10' }, { id: second }])
  })

  it('that becomes the default takes that from the one before, and from nobody else’s', async () => {
    const [member, other] = [await shop.member('hob'), await shop.member('ivo')]
    const [first, second, theirs] = [idOf(await add(member)), idOf(await add(member)), idOf(await add(other))]
    const defaults = async (of: Shopper) => (await list(of)).filter((one) => one.default).map(({ id }) => id)
    await change(other, theirs, { default: true })
    await change(member, first, { default: true })
    expect(await defaults(member)).toEqual([first])
    await change(member, second, { default: true })
    expect([await defaults(member), await defaults(other)]).toEqual([[second], [theirs]])
    // A correction of another card leaves the default where it is.
    await change(member, first, { holderName: 'Hob' })
    expect(await defaults(member)).toEqual([second])
    await change(member, second, { default: false })
    expect(await defaults(member)).toEqual([])
  })

  it.each([
    ['holderName', ''],
    ['holderName', '   '],
    ['holderName', 'x'.repeat(101)],
    ['expiryMonth', '00'],
    ['expiryMonth', '13'],
    ['expiryMonth', '3'],
    ['expiryMonth', '031'],
    ['expiryYear', '1999'],
    ['expiryYear', '20311'],
    ['expiryYear', '12031'],
    ['default', 'yes'],
  ])('is not changed by the %s “%s”, which is refused', async (name, value) => {
    const member = await shop.member('jan')
    const answer = await change(member, 'any', { [name]: value })
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST', errors: [{ path: name }] } })
  })

  it('of somebody else can be neither changed nor removed, nor can one that there is not', async () => {
    const [owner, thief] = [await shop.member('kit'), await shop.member('lou')]
    const id = idOf(await add(owner))
    await change(owner, id, { default: true })
    const answers = [
      await change(thief, id, { default: true, holderName: 'Lou' }),
      await call(thief, 'PUT', `${PAYMENTS}/${id}/remove`),
      await change(owner, 'none', { default: true }),
      await call(owner, 'PUT', `${PAYMENTS}/none/remove`),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await list(owner)).toMatchObject([{ id, default: true, holderName: 'ADA BYRON' }])
  })

  it('is gone once it is removed, and the others stay', async () => {
    const member = await shop.member('mia')
    const [first, second] = [idOf(await add(member)), idOf(await add(member))]
    for (const id of [first, second]) await change(member, id, { holderName: `Mia ${id}` })
    expect(await call(member, 'PUT', `${PAYMENTS}/${first}/remove`)).toEqual({ status: 204, body: undefined })
    expect(await list(member)).toMatchObject([{ id: second, holderName: `Mia ${second}` }])
  })
})
