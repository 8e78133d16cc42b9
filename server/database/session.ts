import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A pooler is in the way where PostgreSQL itself is needed; the start ends with this message. */
export class PoolerError extends Error {}

const CONNECT_MS = 5_000
/** Notifications come within milliseconds; only a connection that is no session waits so long. */
const NOTICE_MS = 5_000

/**
 * A connection of its own to the database at `url`, without the limits that a role or a pooler puts on statements of pages:
 * migrations, turns and LISTEN take as long as they take. `onLost` hears what breaks it.
 */
export const openSession = async (url: string, onLost: (error: Error) => void): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true })
  client.on('error', onLost)
  await client.connect()
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0')
  return client
}

/**
 * Refuses an address at which connections are no sessions: a pooler in transaction mode gives every transaction whichever
 * connection is free, so that LISTEN hears nothing and a lock has no owner, both without an error. Throws `PoolerError`.
 */
export const requireSession = async (url: string): Promise<void> => {
  const [listener, speaker] = [newClient(url), newClient(url)]
  try {
    await Promise.all([listener.connect(), speaker.connect()])
    const channel = `session_check_${randomUUID()}`
    const heard = nextNotification(listener)
    await listener.query(`listen ${pg.escapeIdentifier(channel)}`)
    await speaker.query('select pg_notify($1, $2)', [channel, ''])
    if (!(await heard)) throw new PoolerError(noSession(url))
  } finally {
    await Promise.all([listener.end(), speaker.end()])
  }
}

const newClient = (url: string): pg.Client => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS })
  // A connection that breaks is told by the query that it breaks.
  client.on('error', () => undefined)
  return client
}

const nextNotification = (client: pg.Client): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), NOTICE_MS)
    for (const event of ['notification', 'end'] as const) {
      client.once(event, () => {
        clearTimeout(timer)
        resolve(event === 'notification')
      })
    }
  })

const noSession = (url: string): string =>
  `The database at ${new URL(url).host} is behind a pooler in transaction mode, through which LISTEN hears nothing. Set DATABASE_SESSION_URL to the address of the database without the pooler; DATABASE_URL stays as it is.`
