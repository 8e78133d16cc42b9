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
  const mails = await query('select recipient, count(*)::int as count from messages group by recipient')
  await close()
  return {
    attempts,
    payments,
    stock: new Map(stock.map(({ sku, quantity }) => [sku, quantity])),
    cartStatus: new Map(carts.map(({ id, status }) => [id, status])),
    mails: new Map(mails.map(({ recipient, count }) => [recipient, count])),
  }
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
