import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import pg from 'pg'
import { projectPath } from '../../paths.ts'
import { outliveConnections } from '../outlive-connections.ts'
import { PortStream } from './port-stream.ts'

/** The embedded database, open. */
export interface EmbeddedDatabase {
  /** Of one connection, since there is one session: whoever wants it waits for whoever has it. */
  readonly pool: pg.Pool
  readonly close: () => Promise<void>
}

export interface EmbeddedOptions {
  /** A file that PGlite dumped, to begin with. */
  readonly dump?: string | undefined
  /** Hears what ended the thread. Queries fail from then on. */
  readonly onLost: (error: Error) => void
}

/** Of short-lived answers; the rest of the database's memory is its own. */
const YOUNG_MB = 16

/** Opens PGlite in `directory`, or in memory for `memory://`, on a thread of its own. Throws what PGlite throws. */
export const openEmbedded = async (directory: string, { dump, onLost }: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const thread = new Worker(projectPath('server/database/embedded/thread.mjs'), {
    name: 'embedded database',
    workerData: { directory, dump },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  // An error before it says that it is open is thrown here.
  await once(thread, 'message')
  const streams = new Set<PortStream>()
  const end: { reason?: Error; isAsked: boolean } = { isAsked: false }
  const lose = (reason: Error): void => {
    if (end.reason !== undefined || end.isAsked) return
    end.reason = reason
    for (const stream of streams) stream.destroy(reason)
    onLost(reason)
  }
  thread.on('error', lose)
  thread.on('exit', (code) => lose(new Error(`The thread of the embedded database ended with code ${code}.`)))
  const pool = new pg.Pool({
    // The names that PGlite gives.
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => {
      const { port1, port2 } = new MessageChannel()
      const stream = new PortStream(port1)
      streams.add(stream)
      stream.once('close', () => streams.delete(stream))
      thread.postMessage({ port: port2 }, [port2])
      // Nobody would answer.
      if (end.reason !== undefined) stream.destroy(end.reason)
      return stream
    },
  })
  // What ended the thread is said once, above.
  outliveConnections(pool, () => undefined)
  return {
    pool,
    close: async () => {
      await pool.end()
      end.isAsked = true
      if (end.reason !== undefined) return
      const ended = once(thread, 'exit')
      thread.postMessage({})
      await ended
    },
  }
}
