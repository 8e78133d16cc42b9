import { randomUUID } from 'node:crypto'
import { getTableName, sql, type Table } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { carts, orders, shoppingSessions, subscriptions } from '../../../server/database/schema/commerce.ts'
import { identityUsers } from '../../../server/database/schema/identity.ts'
import { messages } from '../../../server/database/schema/mailbox.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { addresses, checkoutBody } from '../../factories/checkout.ts'
import { guestCredentials } from '../../factories/commerce-app.ts'
import { createWholeApp, type RawAnswer, type WholeApp } from '../../setup/whole-app.ts'
import { defined } from '../../../src/lib/defined.ts'

/* A full disk fails inserts as a constraint that nothing satisfies does: with the query, its values and the row in the error. */

let shop: WholeApp
let session: string
beforeAll(async () => {
  shop = await createWholeApp({ LOG_LEVEL: 'info' })
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
  session = await guest()
  await api('/cart', { setCode: '1-A', quantity: 1, productId: '1', customisation: null, forceBasketClear: false })
})
afterAll(() => shop.close())
beforeEach(() => void shop.takeLog())

const JSON_TYPE = { 'content-type': 'application/json' }

const api = (path: string, body: object): Promise<RawAnswer> =>
  shop.send({
    method: 'POST',
    path: `/api${path}?siteTag=ald-gb&lang=en`,
    headers: {
      ...JSON_TYPE,
      'x-requested-with': 'XMLHttpRequest',
      authorization: guestCredentials,
      'idempotency-key': randomUUID(),
      ...defined({ shoppingsessionid: session }),
    },
    body: JSON.stringify(body),
  })

const guest = async (): Promise<string> =>
  String(JSON.parse((await api('/basic-session', { language: 'en', sitePublicId: 'ald-gb' })).body).sessionId)

const signUp = (): Promise<RawAnswer> =>
  shop.send({
    method: 'POST',
    path: '/cognito/',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
    body: JSON.stringify({
      ClientId: 'demo-client',
      Username: 'ada@example.org',
      Password: 'Passw0rd!',
      UserAttributes: [{ Name: 'given_name', Value: 'Ada' }],
    }),
  })

const subscribe = (): Promise<RawAnswer> =>
  shop.send({
    method: 'POST',
    path: '/klaviyo/api/profile-subscription-bulk-create-jobs',
    headers: {
      ...JSON_TYPE,
      authorization: `Klaviyo-API-Key ${shop.runtime.config.KLAVIYO_API_KEY}`,
      revision: '2025-04-15',
    },
    body: JSON.stringify({
      data: {
        attributes: { profiles: { data: [{ attributes: { email: 'ada@example.org' } }] } },
        relationships: { list: { data: { id: 'list' } } },
      },
    }),
  })

const INSERTS: readonly (readonly [what: string, table: Table, run: () => Promise<RawAnswer>])[] = [
  ['an order', orders, () => api('/checkout', checkoutBody())],
  ['the address of a bag', carts, () => api('/cart/address', { ...addresses.GB, email: 'ada@example.org' })],
  ['a user', identityUsers, signUp],
  ['a mail with a code', messages, signUp],
  ['a session', shoppingSessions, () => api('/basic-session', { language: 'en', sitePublicId: 'ald-gb' })],
  ['a subscription', subscriptions, subscribe],
]
const TYPED = [/ada@example\.org/i, /\bAda\b/, /Byron/, /Mill Lane/, /LS1 4DY/, /7400123456/, /Passw0rd/, /\bcode is\b/i, /params/]
/** A one-time code; the columns of a query are no numbers of six digits. */
const CODE = /\b\d{6}\b/

const failing = async (table: Table, run: () => Promise<RawAnswer>): Promise<RawAnswer> => {
  const name = sql.identifier(getTableName(table))
  await shop.runtime.database.execute(sql`alter table ${name} add constraint no_space_left check (false) not valid`)
  try {
    return await run()
  } finally {
    await shop.runtime.database.execute(sql`alter table ${name} drop constraint no_space_left`)
  }
}
/** The errors in the log, without the process's id and the times. */
const errorsOf = (log: string): string =>
  log
    .split('\n')
    .filter((line) => line.includes('"err"'))
    .map((line) => JSON.stringify(JSON.parse(line).err))
    .join('\n')

describe('when the database cannot write down', () => {
  it.each(INSERTS)('%s, log and answer have nothing of what the shopper typed, and the log says what failed', async (_, table, run) => {
    const answer = await failing(table, run)
    const log = shop.takeLog()
    const errors = errorsOf(log)
    expect(answer.status).toBe(500)
    expect(errors).toContain('"code":"23514"')
    expect(errors).toContain(`"table":"${getTableName(table)}"`)
    expect(errors).toContain('A query failed.')
    for (const typed of TYPED) expect([log, answer.body]).toEqual([expect.not.stringMatching(typed), expect.not.stringMatching(typed)])
    expect(errors).not.toMatch(CODE)
    expect(answer.body).not.toMatch(/insert into|constraint/i)
  })
})
