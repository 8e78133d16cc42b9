import { sql, type SQL } from 'drizzle-orm'
import type { Identity } from '../sessions/identity.ts'

/** Somebody by what the shop knows them by. */
export interface Person {
  /** Lower case. */
  readonly email: string
  /** Ids of the accounts that sign in with the address. */
  readonly accountIds: readonly string[]
  /**
   * True where it is somebody signed in who asks, not whoever looks after the shop: then what others wrote who only named this address,
   * or this person's phone number, is theirs, since an address in an order or bag is proven by nobody.
   */
  readonly isAsking?: boolean
}

/** Who is signed in, by what the identity provider has proven. */
export const accountHolder = ({ sub, email }: Identity): Person => ({ email: email.toLowerCase(), accountIds: [sub], isAsking: true })

/** What a table holds about somebody. */
export interface Holding {
  readonly table: string
  readonly rows: SQL
  /** What is exported; no hash of a password and nothing that opens a session. */
  readonly columns: SQL
  /** Set where rows stay without the person; rows of other tables are deleted. */
  readonly cleared?: SQL
}

/** Books stay right: what was sold for how much, and where for the tax. An engraving may name somebody. */
export const ORDER_WITHOUT_PERSON = sql`email = '', phone = '', account_id = null, is_visible = false, billing = null, gift_note = null, attribution = null, shipments = '[]',
  items = (select coalesce(jsonb_agg(item - 'customisation' order by position), '[]'::jsonb)
    from jsonb_array_elements(items) with ordinality as line(item, position)),
  delivery = jsonb_strip_nulls(jsonb_build_object(
    'countryCode', delivery -> 'countryCode', 'region', delivery -> 'region', 'territoryCode', delivery -> 'territoryCode'))`
/** A reason is what somebody wrote, perhaps about the buyer; a tracking number leads to an address. */
export const EVENT_WITHOUT_PERSON = sql`reason = null, details = details - 'trackingNumber'`
export const OPERATION_WITHOUT_PERSON = sql`reason = null`
export const REQUEST_WITHOUT_PERSON = sql`reason = null`
export const ATTEMPT_WITHOUT_PERSON = sql`owner_key = 'forgotten', payment_data = null`

/**
 * Everything that is stored about a person, by table: what `export` reads and `forget` removes. In the order of removal: rows that
 * are found through orders come before the orders. A new table is added here, or to those that the test knows to hold nobody.
 */
export const holdingsOf = ({ email, accountIds, isAsking = false }: Person): readonly Holding[] => {
  const ids = sql`(select jsonb_array_elements_text(${JSON.stringify(accountIds)}::jsonb))`
  // As the account lists them: its own, and those of a guest with its address.
  const byAddress = isAsking ? sql`(email = ${email} and account_id is null)` : sql`email = ${email}`
  const ownOrders = sql`(${byAddress} or account_id in ${ids})`
  const references = sql`(select order_reference from orders where ${ownOrders})`
  const attempts = sql`order_reference in ${references}`
  const contacts = isAsking
    ? sql`(select ${email}::text)`
    : sql`(select ${email} union select phone from orders where ${ownOrders} and phone <> '')`
  const ownCarts = sql`(
    owner_key in (select 'account:' || id from ${ids} as own(id))
    or ${isAsking ? sql`false` : sql`lower(consumer ->> 'email') = ${email}`}
    or id in (select cart_id from payment_attempts where ${attempts}))`
  return [
    {
      table: 'checkout_submits',
      rows: sql`utr in (select utr from payment_attempts where ${attempts})`,
      columns: sql`utr, status, created_at`,
    },
    { table: 'cart_lines', rows: sql`cart_id in (select id from carts where ${ownCarts})`, columns: sql`sku, quantity, customisation` },
    {
      table: 'carts',
      rows: ownCarts,
      columns: sql`site_tag, status, delivery, billing, consumer, agreements, voucher_code, gift_note, created_at, updated_at`,
    },
    {
      table: 'payment_attempts',
      rows: attempts,
      columns: sql`utr, order_reference, method, currency, value, state, psp_reference, created_at, settled_at`,
      cleared: ATTEMPT_WITHOUT_PERSON,
    },
    {
      table: 'order_events',
      rows: attempts,
      columns: sql`order_reference, kind, at, details`,
      cleared: EVENT_WITHOUT_PERSON,
    },
    {
      table: 'payment_operations',
      rows: attempts,
      columns: sql`order_reference, kind, value, currency, state, created_at, settled_at`,
      cleared: OPERATION_WITHOUT_PERSON,
    },
    {
      table: 'refund_requests',
      rows: attempts,
      columns: sql`order_reference, value, currency, state, asked_at, decided_at`,
      cleared: REQUEST_WITHOUT_PERSON,
    },
    // Books are kept: a number, an order and a day.
    {
      table: 'invoices',
      rows: attempts,
      columns: sql`order_reference, seller, number, issued_at`,
      cleared: sql`number = number`,
    },
    { table: 'account_favorites', rows: sql`account_id in ${ids}`, columns: sql`product_id` },
    { table: 'saved_addresses', rows: sql`account_id in ${ids}`, columns: sql`type, address, is_default` },
    {
      table: 'payment_preferences',
      rows: sql`shopper_reference in ${ids}`,
      columns: sql`holder_name, expiry_month, expiry_year, is_default`,
    },
    {
      table: 'psp_stored_methods',
      rows: sql`shopper_reference in ${ids}`,
      columns: sql`brand, last_four, holder_name, expiry_month, expiry_year`,
    },
    {
      table: 'shopping_sessions',
      rows: isAsking ? sql`account_id in ${ids}` : sql`(email = ${email} or account_id in ${ids})`,
      columns: sql`kind, site_tag, language, email, created_at, expires_at`,
    },
    { table: 'subscriptions', rows: sql`contact in ${contacts}`, columns: sql`site_tag, contact, language, interests, created_at` },
    { table: 'messages', rows: sql`lower(recipient) in ${contacts}`, columns: sql`channel, recipient, subject, sent_at` },
    {
      table: 'context_events',
      // A whole value, or the address of somebody longer would be found as well.
      rows: sql`strpos(lower(event::text), ${isAsking ? JSON.stringify(email) : email}) > 0`,
      columns: sql`site_tag, event, received_at`,
    },
    // Codes and devices of a user go with the user.
    { table: 'identity_users', rows: sql`sub in ${ids}`, columns: sql`sub, username, status, attributes, created_at, updated_at` },
    {
      table: 'orders',
      rows: ownOrders,
      columns: sql`order_reference, site_tag, language, account_id, email, phone, status, currency, items, summary, shipping_method,
        delivery, billing, agreements, gift_note, attribution, placed_at, shipments, delivered_at, cancelled_at, refunded`,
      cleared: ORDER_WITHOUT_PERSON,
    },
  ]
}
