import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedIdentity } from '../../../demo/orders/seed-identity.ts'
import { seedMerchantDocuments } from '../../../demo/merchant/seed-merchant-documents.ts'
import { createComposePass } from '../../../server/compose/compose-pass.ts'
import { signNotification } from '../../factories/sign-notification.ts'
import type { DatabaseHandle } from '../../../server/database/database.ts'
import { rateWindows } from '../../../server/database/schema/commerce.ts'
import { messages } from '../../../server/database/schema/mailbox.ts'
import { signContentfulRequest } from '../../../server/lib/contentful-signature.ts'
import { secretOf } from '../../../server/lib/secret.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { checkoutBody } from '../../factories/checkout.ts'
import { guestCredentials } from '../../factories/commerce-app.ts'
import { ENGRAVING } from '../../factories/customisation.ts'
import { openTestDatabase } from '../../setup/database.ts'
import { createWholeApp, type RawAnswer, type WholeApp } from '../../setup/whole-app.ts'

const PREVIEW_PASSWORD = 'spring-is-coming'
const PASSWORD = 'Passw0rd!'
const EDITORS = 'page-editors'
const PREVIEW_HOST = 'preview.localhost:3000'

const valuesOf = (age: 'old' | 'new') => ({
  SESSION_SECRET: `the ${age} session secret of a shop, 0123456789`,
  ORDER_HASH_SECRET: `the ${age} secret of links to orders, 0123456789`,
  CONTENTFUL_WEBHOOK_SECRET: `the ${age} secret of webhooks`,
  PAYMENT_HMAC_KEY: (age === 'old' ? '0d' : '4e').repeat(32),
})
const asPrevious = (values: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${name}_PREVIOUS`, String(value)]))

let handle: DatabaseHandle
/** Processes of one database, in the order of a change: before it, ready for it, changed, and when it is over. */
let before: WholeApp
let ready: WholeApp
let changed: WholeApp
let over: WholeApp
beforeAll(async () => {
  handle = await openTestDatabase()
  const start = (variables: object) =>
    createWholeApp(
      { TRUST_PROXY: '1', ORDERS_LOOK: 'demo-desk', COMPOSE_EDITORS: EDITORS, PREVIEW_PASSWORD, ...variables },
      { database: handle },
    )
  before = await start(valuesOf('old'))
  await seedMerchantDocuments(before)
  await seedIdentity(before)
  await insertProduct(handle.database, { id: '1', customisation: ENGRAVING, variants: [{ sku: '1-A', quantity: 1_000 }] })
  ready = await start({ ...valuesOf('old'), ...asPrevious(valuesOf('new')) })
  changed = await start({ ...valuesOf('new'), ...asPrevious(valuesOf('old')) })
  over = await start(valuesOf('new'))
}, 120_000)
afterAll(async () => {
  for (const { app } of [before, ready, changed, over]) await app.close()
  await handle.close()
})
beforeEach(async () => void (await handle.database.delete(rateWindows)))

const call = (shop: WholeApp, path: string, body: object, session = ''): Promise<RawAnswer> =>
  shop.send({
    method: 'POST',
    path: `${path}?siteTag=ald-gb&lang=en`,
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      authorization: guestCredentials,
      'idempotency-key': randomUUID(),
      shoppingsessionid: session,
    },
    body: JSON.stringify(body),
  })
const form = (shop: WholeApp, path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  shop.send({
    method: 'POST',
    path,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
const cookieOf = ({ headers }: RawAnswer, name: string): string =>
  headers['set-cookie']?.find((each) => each.startsWith(`${name}=`))?.split(';')[0] ?? ''
const sessionOf = async (shop: WholeApp): Promise<string> =>
  JSON.parse((await call(shop, '/api/basic-session', { language: 'en', sitePublicId: 'ald-gb' })).body).sessionId
const signIn = (shop: WholeApp, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  form(shop, '/_orders/sign-in', { email: 'desk@example.com', password: PASSWORD, to: '/_orders' }, headers)

interface Bought {
  readonly utr: string
  readonly rawToken: string
  readonly orderReference: string
  /** What the mail about the order has in its links. */
  readonly hash: string
}

/** An order of a guest, and the mail about it. */
const buy = async (shop: WholeApp): Promise<Bought> => {
  const session = await sessionOf(shop)
  const email = `${randomUUID()}@example.org`
  await call(
    shop,
    '/api/cart',
    { setCode: '1-A', quantity: 1, productId: '1', customisation: { inputs: ENGRAVED }, forceBasketClear: false },
    session,
  )
  const paid = JSON.parse((await call(shop, '/api/checkout', checkoutBody('GB', { consumer: { email } }), session)).body)
  const [mail] = await handle.database.select().from(messages).where(eq(messages.recipient, email))
  const [, orderReference = '', hash = ''] = /orderReference=(\w+)&(?:amp;)?hash=([0-9a-f]{32})/.exec(JSON.stringify(mail)) ?? []
  return { utr: paid.utr, rawToken: paid.rawToken, orderReference, hash }
}
const ENGRAVED = [{ key: 'text', value: 'Ada' }]

const lookUp = async (shop: WholeApp, { orderReference, hash }: Bought): Promise<RawAnswer> =>
  call(shop, '/api/order/s/query', { orderReference, hash }, await sessionOf(shop))

/** The provider about a payment that is not the shop's: accepted, and nothing follows from it. */
const notificationBy = ({ runtime }: WholeApp): string => {
  const item = {
    pspReference: randomUUID(),
    merchantAccountCode: 'another',
    merchantReference: 'none',
    amount: { currency: 'GBP', value: 1 },
    eventCode: 'REPORT_AVAILABLE',
    success: 'true',
  }
  const hmacSignature = signNotification(runtime.config.PAYMENT_HMAC_KEY, item)
  return JSON.stringify({ notificationItems: [{ NotificationRequestItem: { ...item, additionalData: { hmacSignature } } }] })
}

interface Proof {
  /** What a process hands out, or what a vendor with its secret signs. */
  readonly made: (shop: WholeApp) => Promise<string>
  /** The status by which another process answers whoever brings it back. */
  readonly brought: (shop: WholeApp, proof: string) => Promise<number>
  readonly held: number
  readonly refused: number
}

const PROOFS: readonly (readonly [name: string, proof: Proof])[] = [
  [
    'the link in the mail of an order',
    {
      made: async (shop) => JSON.stringify(await buy(shop)),
      brought: async (shop, order) => (await lookUp(shop, JSON.parse(order))).status,
      held: 200,
      refused: 404,
    },
  ],
  [
    'the button that opens an invoice',
    {
      made: async (shop) => {
        const order = await buy(shop)
        return JSON.stringify([order.orderReference, JSON.parse((await lookUp(shop, order)).body).invoiceToken])
      },
      brought: async (shop, text) => {
        const [orderReference, token] = JSON.parse(text)
        return (await form(shop, '/invoice', { orderReference, token })).status
      },
      held: 200,
      refused: 404,
    },
  ],
  [
    'the token by which the last page of the checkout reads the order',
    {
      made: async (shop) => JSON.stringify(await buy(shop)),
      brought: async (shop, text) => {
        const { utr, rawToken } = JSON.parse(text)
        return (await call(shop, '/api/checkout/completion', { authorization: rawToken, utr }, await sessionOf(shop))).status
      },
      held: 200,
      refused: 404,
    },
  ],
  [
    'the picture of what a shopper has made of a product',
    {
      made: async (shop) => {
        const answer = await call(shop, '/atmos/v1/products/1/customise', { selectedOptions: { text: 'Ada' }, skuId: '1-A' })
        return JSON.parse(answer.body).preview.previewImage.thumbnail
      },
      brought: async (shop, path) => (await shop.send({ path })).status,
      held: 200,
      refused: 404,
    },
  ],
  [
    'the cookie of somebody who works at the desk',
    {
      made: async (shop) => cookieOf(await signIn(shop), 'orders_session'),
      brought: async (shop, cookie) => (await shop.send({ path: '/_orders', headers: { cookie } })).status,
      held: 200,
      refused: 401,
    },
  ],
  [
    'the cookie of a browser that is known, while a stranger at its address guesses',
    {
      made: async (shop) => cookieOf(await signIn(shop), 'orders_known'),
      brought: async (shop, cookie) => {
        for (let tries = 0; tries < 10; tries += 1)
          await form(shop, '/_orders/sign-in', { email: `stranger-${tries}@example.com`, password: 'a guess', to: '/_orders' })
        return (await signIn(shop, { cookie })).status
      },
      held: 303,
      refused: 429,
    },
  ],
  [
    'the cookie of who may see drafts',
    {
      made: async (shop) =>
        cookieOf(
          await form(shop, '/_preview/sign-in', { password: PREVIEW_PASSWORD, to: '/en' }, { host: PREVIEW_HOST }),
          'preview_access',
        ),
      brought: async (shop, cookie) =>
        (await shop.send({ path: '/en?client=alder&country=GB&preview=1', headers: { host: PREVIEW_HOST, cookie } })).status,
      held: 200,
      refused: 401,
    },
  ],
  [
    'the cookie of who is in the composer',
    {
      made: async ({ runtime: { config, clock } }) =>
        createComposePass({ secret: config.SESSION_SECRET, boundTo: `${EDITORS}\n` }).issue(
          { id: '1', name: 'Ann', rights: ['edit'] },
          clock.now(),
        ),
      brought: async (shop, pass) => {
        const { body } = await shop.send({
          path: '/_compose/api/session',
          headers: { host: PREVIEW_HOST, cookie: `compose_session=${pass}` },
        })
        // Whoever is not in is told so without a status.
        return JSON.parse(body).user === undefined ? 401 : 200
      },
      held: 200,
      refused: 401,
    },
  ],
  [
    'the code by which somebody proves an e-mail address',
    {
      made: async (shop) => {
        const email = `${randomUUID()}@example.org`
        await identity(shop, 'SignUp', { ClientId: 'demo-client', Username: email, Password: PASSWORD, UserAttributes: [] })
        const [mail] = await handle.database.select().from(messages).where(eq(messages.recipient, email))
        return `${email} ${/\b\d{6}\b/.exec(mail?.text ?? '')?.[0]}`
      },
      brought: async (shop, text) => {
        const [Username, ConfirmationCode] = text.split(' ')
        return identity(shop, 'ConfirmSignUp', { ClientId: 'demo-client', Username, ConfirmationCode })
      },
      held: 200,
      refused: 400,
    },
  ],
  [
    'a notification of the payment provider',
    {
      made: async (shop) => notificationBy(shop),
      brought: async (shop, body) =>
        (await shop.send({ method: 'POST', path: '/api/webhooks/payments', headers: { 'content-type': 'application/json' }, body })).status,
      held: 200,
      refused: 401,
    },
  ],
  [
    'a webhook of the CMS',
    {
      made: async ({ runtime: { config } }) => {
        const request = {
          method: 'POST',
          path: WEBHOOK,
          headers: { 'x-contentful-topic': 'ContentManagement.Asset.nothing' },
          body: ENTITY,
        }
        return JSON.stringify({ ...request.headers, ...signContentfulRequest({ secret: config.CONTENTFUL_WEBHOOK_SECRET, request }) })
      },
      brought: async (shop, headers) =>
        (
          await shop.send({
            method: 'POST',
            path: WEBHOOK,
            headers: { 'content-type': 'application/json', ...JSON.parse(headers) },
            body: ENTITY,
          })
        ).status,
      held: 200,
      refused: 403,
    },
  ],
]
const WEBHOOK = '/api/webhooks/contentful'
const ENTITY = JSON.stringify({ sys: { id: 'picture', type: 'Asset' } })

const identity = async (shop: WholeApp, operation: string, body: object): Promise<number> => {
  const answer = await shop.send({
    method: 'POST',
    path: '/cognito/',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify(body),
  })
  return answer.status
}

describe('while the secrets of a shop are changed', () => {
  it.each(PROOFS)(
    '%s, made before, counts until the change is over, and is refused then',
    async (_name, { made, brought, held, refused }) => {
      const proof = await made(before)
      expect(await brought(over, proof)).toBe(refused)
      await handle.database.delete(rateWindows)
      expect(await brought(changed, proof)).toBe(held)
    },
  )

  it.each(PROOFS)(
    '%s, made by a changed process, counts in those that wait for their restart',
    async (_name, { made, brought, held, refused }) => {
      const proof = await made(changed)
      // Processes that were not made ready would refuse what the others sign.
      expect(await brought(before, proof)).toBe(refused)
      await handle.database.delete(rateWindows)
      expect(await brought(ready, proof)).toBe(held)
    },
  )
})

it('an order shows what its buyer had made of a product, however often the secret has changed since', async () => {
  const order = await buy(before)
  const pictureIn = async (shop: WholeApp): Promise<string> => {
    const found = await call(
      shop,
      '/api/order/s/query',
      { orderReference: order.orderReference, phone: '+447400123456' },
      await sessionOf(shop),
    )
    return JSON.parse(found.body).items[0].customisation.display.previewImage.thumbnail
  }
  const old = await pictureIn(before)
  expect((await over.send({ path: old })).status).toBe(404)
  expect((await over.send({ path: await pictureIn(over) })).status).toBe(200)
})

it('a secret is not shown by whatever prints the configuration of a shop', () => {
  const secret = secretOf('velvet', 'linen')
  expect(JSON.stringify({ secret })).toBe('{"secret":{}}')
  expect(JSON.stringify(changed.runtime.config)).not.toMatch(/the (?:old|new) (?:session )?secret/)
})
