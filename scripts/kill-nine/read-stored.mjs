import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'

/** What shop and payment provider have written down, read while no shop is running. */
export const readStored = async ({ dataDirectory, databaseUrl }) => {
  const { query, close } = await (databaseUrl === undefined ? openPglite(dataDirectory) : openPostgres(databaseUrl))
  const attempts = await query(
    `select a.utr, a.state, a.value, a.currency, a.cart_id, a.reserved, o.status, o.email, o.order_reference
     from payment_attempts a join orders o using (order_reference)`,
  )
  const payments = await query('select reference, value, currency, result_code from psp_payments')
  const stock = await query('select sku, quantity from stock')
  const carts = await query('select id, status from carts')
  const mails = await query('select recipient, subject from messages')
  await close()
  return {
    attempts,
    payments,
    stock: new Map(stock.map(({ sku, quantity }) => [sku, quantity])),
    cartStatus: new Map(carts.map(({ id, status }) => [id, status])),
    confirmations: countConfirmations(mails),
  }
}

/** Of an order that was placed; a payment that was pending or failed has mails of its own. */
export const isConfirmation = (subject) => /^Your .+ order \w+$/.test(subject)

const countConfirmations = (mails) => {
  const counts = new Map()
  for (const { recipient } of mails.filter(({ subject }) => isConfirmation(subject)))
    counts.set(recipient, (counts.get(recipient) ?? 0) + 1)
  return counts
}

const openPglite = async (dataDirectory) => {
  const client = await PGlite.create(`${dataDirectory}/database`, { extensions: { pg_trgm } })
  return { query: async (text) => (await client.query(text)).rows, close: () => client.close() }
}

const openPostgres = async (connectionString) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return { query: async (text) => (await client.query(text)).rows, close: () => client.end() }
}
