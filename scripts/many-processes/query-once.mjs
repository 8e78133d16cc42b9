import pg from 'pg'

/** The rows of one query, over a connection of its own. */
export const queryOnce = async (connectionString, text) => {
  const client = new pg.Client({ connectionString })
  // A server that is killed says so to whoever is connected.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
