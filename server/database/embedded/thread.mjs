import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/**
 * The embedded database on a thread of its own, so that pages are made and `/healthz` answers while it works. Plain JavaScript:
 * Node reads this file itself, from the sources and beside the build. `open-embedded.ts` starts it and speaks to it: each connection
 * is a port over which PostgreSQL's wire goes as it is, one message to each answer.
 */

/** The default of 128 MB would be memory of this process, beside the system's file cache; a shop's hot rows need less. */
const BUFFERS = 'shared_buffers=32MB'

const { directory, dump } = workerData
const database = await PGlite.create(directory, {
  extensions: { pg_trgm },
  postgresqlconf: [BUFFERS],
  ...(dump === undefined ? {} : { loadDataDir: new Blob([await readFile(dump)]) }),
})

/** A simple query of the wire: its letter, its length in four bytes, its text and a zero. */
const ROLLBACK = Buffer.from('Q\0\0\0\x0drollback\0', 'latin1')

/** There is one session, whoever is connected: what a connection that is gone left open must not be the next one's. */
const rollBack = async () => {
  if (database.isInTransaction()) await database.execProtocolRawStream(ROLLBACK, { onRawData: () => undefined })
}

const connect = (port) => {
  void database.runExclusive(rollBack)
  port.on('message', async (bytes) => {
    const parts = []
    await database.runExclusive(() => database.execProtocolRawStream(bytes, { onRawData: (part) => parts.push(part.slice()) }))
    const answer = joined(parts)
    port.postMessage(answer, [answer.buffer])
  })
}

/** In a buffer of its own, which can be handed over without a copy. */
const joined = (parts) => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let start = 0
  for (const part of parts) {
    whole.set(part, start)
    start += part.length
  }
  return whole
}

parentPort.on('message', async ({ port }) => {
  if (port !== undefined) return connect(port)
  await database.close()
  // The thread ends with its last listener.
  parentPort.close()
})
parentPort.postMessage('open')
