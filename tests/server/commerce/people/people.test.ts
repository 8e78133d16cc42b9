import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exportPerson } from '../../../../server/commerce/people/export-person.ts'
import { forgetPerson } from '../../../../server/commerce/people/forget-person.ts'
import { holdingsOf } from '../../../../server/commerce/people/holdings.ts'
import * as schema from '../../../../server/database/schema/index.ts'
import { selectRows } from '../../../../server/database/select-rows.ts'
import { insertProduct } from '../../../factories/catalogue.ts'
import { WORDS } from '../../../factories/customisation.ts'
import { checkoutBody, submit } from '../../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../../factories/commerce-app.ts'
import { authorised, redirectAction } from '../../../factories/fake-gateway.ts'

/** What a shopper leaves who can be found in every table: jo has an account, ordered twice, once as a guest, and reads the newsletter. */
const JO = 'jo@example.com'
/** Somebody who shops with the same address in a parcel, but is somebody else. */
const ADA = 'ada@example.org'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
  await insertProduct(shop.runtime.database, { id: '7', customisation: WORDS, variants: [{ sku: '7-A' }] })
})
afterAll(() => shop.close())

beforeEach(async () => {
  shop.gateway.behave = authorised
  await shop.runtime.database.execute(sql`truncate payment_attempts, orders, carts, shopping_sessions, messages, subscriptions,
    saved_addresses, account_favorites, payment_preferences, psp_stored_methods, context_events, identity_users, checkout_submits cascade`)
})

const buy = async (shopper: Shopper, email: string) => {
  await shopper.add('1-A')
  return submit(shopper, checkoutBody('GB', { consumer: { email } }))
}

const leaveTraces = async (): Promise<void> => {
  const { database, clock } = shop.runtime
  const now = clock.now()
  const user = {
    status: 'CONFIRMED',
    passwordHash: 'scrypt$secret',
    srpSalt: 'salt',
    srpVerifier: 'verifier',
    createdAt: now,
    updatedAt: now,
  } as const
  await database.insert(schema.identityUsers).values([
    { ...user, sub: 'jo', username: JO, attributes: { email: JO, given_name: 'Jo' } },
    { ...user, sub: 'ada', username: ADA, attributes: { email: ADA } },
  ])
  await buy(await shop.member('jo'), JO)
  const guest = await shop.guest()
  // Of whom it speaks is nobody's business afterwards.
  await guest.post('/cart', { setCode: '7-A', quantity: 1, customisation: { inputs: [{ key: 'text', value: 'For jo' }] } })
  await buy(guest, 'Jo@Example.com')
  // In the bag of somebody who left before paying.
  const visitor = await shop.guest()
  await visitor.add('1-A')
  await visitor.post('/checkout/consumer', { email: JO })
  const address = { countryCode: 'GB', firstName: 'Jo', addressLine1: '1 Mill Lane' }
  await database.insert(schema.savedAddresses).values({ reference: 'a1', accountId: 'jo', type: 'shipping', address })
  await database.insert(schema.accountFavorites).values({ accountId: 'jo', productId: '1' })
  const saved = { id: 'c1', shopperReference: 'jo', holderName: 'JO MARCH', expiryMonth: '03', expiryYear: '2030' }
  await database.insert(schema.pspStoredMethods).values({ ...saved, brand: 'visa', lastFour: '1111' })
  await database.insert(schema.paymentPreferences).values({ ...saved, isDefault: true })
  await database.insert(schema.subscriptions).values({ siteTag: 'ald-gb', contact: JO, language: 'en', interests: [], createdAt: now })
  await database.insert(schema.contextEvents).values({ siteTag: 'ald-gb', event: { user: { email: JO } }, receivedAt: now })
}

/** The whole database as text, without what other people are. */
const everything = async (): Promise<string> => {
  const tables = await selectRows<{ readonly name: string }>(
    shop.runtime.database,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const rows = await Promise.all(
    tables.map(({ name }) => selectRows(shop.runtime.database, sql`select *, ${name}::text as "table" from ${sql.identifier(name)}`)),
  )
  return JSON.stringify(rows.flat(), undefined, 1)
}

const counts = (held: Awaited<ReturnType<typeof exportPerson>>) =>
  Object.fromEntries(Object.entries(held).map(([table, rows]) => [table, rows.length]))

describe('what the shop stores about a person', () => {
  beforeEach(leaveTraces)

  it('is exported by table: orders by address and by account, bags, addresses, cards, consent and mails', async () => {
    const held = await exportPerson(shop.runtime.database, ' JO@example.com ')
    expect(counts(held)).toMatchObject({
      orders: 2,
      payment_attempts: 2,
      carts: 3,
      saved_addresses: 1,
      account_favorites: 1,
      psp_stored_methods: 1,
      payment_preferences: 1,
      shopping_sessions: 1,
      subscriptions: 1,
      messages: 2,
      context_events: 1,
      identity_users: 1,
    })
    expect(held['orders']?.[0]).toMatchObject({ email: JO, delivery: { firstName: 'Ada' }, items: [{ sku: '1-A' }] })
  })

  it('is exported without what opens an account or a session', async () => {
    const text = JSON.stringify(await exportPerson(shop.runtime.database, JO))
    expect(text).not.toMatch(/scrypt|verifier|id_hash|payment_data/)
  })

  it('is gone from every table once the person is forgotten', async () => {
    expect(await everything()).toMatch(/jo@example\.com[^]*For jo/i)
    const outcome = await forgetPerson(shop.runtime.database, JO)
    expect(outcome).toMatchObject({ kind: 'forgotten', cleared: { orders: 2, payment_attempts: 2 }, accountIds: ['jo'] })
    expect(await everything()).not.toMatch(/jo@example\.com|For jo|JO MARCH|Mill Lane|Byron|account:jo|"sub": "jo"/i)
    expect(counts(await exportPerson(shop.runtime.database, JO))).toEqual({})
  })

  it('leaves orders as what was sold where, with nobody to find them by', async () => {
    const before = await exportPerson(shop.runtime.database, JO)
    await forgetPerson(shop.runtime.database, JO)
    const left = await shop.runtime.database.select().from(schema.orders)
    expect(left.map(({ orderReference }) => orderReference).sort()).toEqual(before['orders']?.map((row) => row['order_reference']).sort())
    expect(left[0]).toMatchObject({
      email: '',
      phone: '',
      accountId: null,
      billing: null,
      delivery: { countryCode: 'GB' },
      isVisible: false,
    })
    expect(left[0]?.items).toMatchObject([{ sku: '1-A', quantity: 1 }])
    const stranger = await shop.guest()
    const answer = await stranger.post('/order/s/query', { orderReference: left[0]?.orderReference, email: '' })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'LOOKUP_INCOMPLETE'])
  })

  it('does not include what others have, and is forgotten without them', async () => {
    await buy(await shop.guest(), ADA)
    const before = await exportPerson(shop.runtime.database, ADA)
    await forgetPerson(shop.runtime.database, JO)
    expect(await exportPerson(shop.runtime.database, ADA)).toEqual(before)
    expect(counts(before)).toMatchObject({ orders: 1, identity_users: 1, messages: 1 })
  })

  it('may be forgotten again, which finds nothing', async () => {
    await forgetPerson(shop.runtime.database, JO)
    expect(await forgetPerson(shop.runtime.database, JO)).toEqual({ kind: 'forgotten', deleted: {}, cleared: {}, accountIds: [] })
  })

  it('stays while one of their payments is under way', async () => {
    shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
    await buy(await shop.guest(), JO)
    const before = await exportPerson(shop.runtime.database, JO)
    expect(await forgetPerson(shop.runtime.database, JO)).toMatchObject({
      kind: 'paymentUnderWay',
      orders: [expect.stringMatching(/^[0-9a-f-]{36}$/)],
    })
    expect(await exportPerson(shop.runtime.database, JO)).toEqual(before)
  })

  it('is not that of an account which only ordered for them', async () => {
    await shop.runtime.database
      .update(schema.identityUsers)
      .set({ username: 'moved@example.com' })
      .where(sql`sub = 'jo'`)
    const outcome = await forgetPerson(shop.runtime.database, JO)
    expect(outcome).toMatchObject({ accountIds: [] })
    expect(counts(await exportPerson(shop.runtime.database, 'moved@example.com'))).toMatchObject({ identity_users: 1, saved_addresses: 1 })
  })
})

/** Tables in which nobody can be found: what a shop sells and shows, keys, and counts and payments without a name. */
const OF_NOBODY = [
  // What agents prepare is in the bags of sessions, and ends with them.
  ['agent_bags', 'agent_requests'],
  ['products', 'variants', 'prices', 'stock', 'categories', 'catalogue_state', 'indexed_records', 'index_states'],
  [
    'contentful_resources',
    'contentful_changes',
    'contentful_webhook_calls',
    'content_positions',
    'merchant_documents',
    'merchant_revisions',
  ],
  ['page_snapshots', 'page_sources', 'publish_reports', 'live_redirects', 'built_files', 'purged_revisions'],
  ['search_indexes', 'search_records', 'search_words', 'search_changes', 'search_extras', 'search_events'],
  ['database_mark', 'identity_keys', 'rate_windows', 'psp_payments', 'psp_notifications', 'psp_modifications', 'invoice_counters'],
  // Of those who work in the shop, not of those who buy there.
  ['compose_actions', 'compose_comments', 'compose_edits', 'compose_presence', 'compose_reviews', 'staff_sessions'],
  ['compose_keys', 'compose_publish_requests', 'compose_program_saves'],
  // How often a variant was seen, and how fast pages were, for nobody in particular.
  ['variant_counts', 'page_speeds'],
  // By the number of an order, whose row says who ordered.
  ['voucher_uses'],
  // An id that is nobody's any more, for a day.
  ['closed_accounts'],
].flat()
/** Rows that go with the row of a person. */
const WITH_A_PERSON = ['identity_codes', 'identity_sessions']

it('is looked for in every table of the database', () => {
  const tables = Object.values<unknown>(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
  const known = [...holdingsOf({ email: '', accountIds: [] }).map(({ table }) => table), ...WITH_A_PERSON, ...OF_NOBODY]
  expect(tables.toSorted()).toEqual(known.toSorted())
})
