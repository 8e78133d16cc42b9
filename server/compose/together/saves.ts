import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { ComposeEntry, ComposeUser } from '../../../schemas/api/compose.ts'
import type { Database, DatabaseHandle } from '../../database/database.ts'
import type { KnownEntries } from './known-entries.ts'

/** NOTIFY channel on which a process announces who saved which version of an entry. */
const CHANNEL = 'vitrine_compose_saves'

/** A notification has room for 8,000 bytes. */
const MOST_LETTERS = 200

const news = z.object({ id: z.string(), version: z.int(), by: z.object({ id: z.string(), name: z.string() }) })

interface Deps {
  readonly database: Database
  readonly listen: DatabaseHandle['listen']
  readonly known: KnownEntries
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Tells every process what was saved through the composer, and hears it of the others. */
export const followSaves = async ({ database, listen, known, log }: Deps) => {
  const close = await listen(CHANNEL, (payload) => {
    // A process of another release may say more, or something else.
    const { data } = news.safeParse(parsed(payload))
    if (data !== undefined) known.note(data.id, { version: data.version, by: data.by })
  })
  return {
    announce: async (entry: ComposeEntry, { id, name }: ComposeUser): Promise<void> => {
      const { id: entryId, version } = entry.sys
      const by = { id: id.slice(0, MOST_LETTERS), name: name.slice(0, MOST_LETTERS) }
      known.note(entryId, { version, entry, by: { id, name } })
      try {
        await database.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ id: entryId, version, by })})`)
      } catch (err) {
        // It is saved: other processes find it when they ask the CMS.
        log.warn({ event: 'composeTogether', err }, 'What was saved is not announced to other processes')
      }
    },
    close,
  }
}

const parsed = (payload: string): unknown => {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}
