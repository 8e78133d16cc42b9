import pg from 'pg'

/** The rows of one query, over a connection of its own. */
export const queryOnce = async (connectionString, text) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
