import pg from 'pg'
import { PoolerError } from './session.ts'

/** How long a transaction may wait for the program, which may be gone, before the server ends it and its locks. */
const IDLE_IN_TRANSACTION_MS = 30_000
/** The server ends a statement first, which leaves its connection usable; a server that hangs ends nothing. */
const GRACE_MS = 500

/** What the driver itself counts, for a server that does not answer at all. */
export const driverDeadline = (deadlineMs: number): number => deadlineMs + GRACE_MS

/**
 * What a pool does with each new connection: has the server end statements at the deadline, and closes the connection whose
 * statement it did not end. `isPooled`: another program owns the connections, and a setting of ours would stay for the next.
 */
export const limitStatements =
  ({ deadlineMs, isPooled }: { readonly deadlineMs: number; readonly isPooled: boolean }) =>
  async (client: pg.ClientBase): Promise<void> => {
    if (!isPooled)
      await client.query(`set statement_timeout = ${deadlineMs}; set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`)
    closeWhenLate(client)
  }

/** Whoever owns the connections must have set limits on them. Throws `PoolerError`. */
export const requireLimits = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout') and setting = '0' order by name desc`,
  )
  if (rows.length === 0) return
  throw new PoolerError(
    `Connections of the pooler have no ${rows.map(({ name }) => name).join(' and no ')}: statements and locks of a process that is gone would stay. Set both in the pooler (connect_query of PgBouncer), or for the role: alter role shop set statement_timeout = '10s'; alter role shop set idle_in_transaction_session_timeout = '30s'.`,
  )
}

/** Of the driver, which gives it no code. */
const isLate = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

/**
 * A statement that the driver gave up goes on at the server, and its answer is still to come on this connection. Within a
 * transaction the rollback would wait behind it, and then give the connection back as if it were free.
 */
const closeWhenLate = (client: pg.ClientBase): void => {
  // The driver's overloads stay what they are to callers: whatever it is given is handed on.
  const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown
  const watched = (...given: readonly unknown[]): unknown => {
    const answer = query(...given)
    if (answer instanceof Promise)
      answer.catch((error: unknown) => (isLate(error) && client instanceof pg.Client ? client.end() : undefined))
    return answer
  }
  Object.assign(client, { query: watched })
}
