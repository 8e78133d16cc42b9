import type pg from 'pg'

/** Keeps a connection that breaks from ending the process: the next query gets another one. `onLost` hears of those that were idle. */
export const outliveConnections = (pool: pg.Pool, onLost: (error: Error) => void): void => {
  pool.on('error', onLost)
  // The pool listens to idle connections only. One that ends between two statements of a transaction tells the next statement too.
  pool.on('connect', (client) => void client.on('error', () => undefined))
}
