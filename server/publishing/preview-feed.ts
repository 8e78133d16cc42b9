import { sql } from 'drizzle-orm'
import type { Database, DatabaseHandle } from '../database/database.ts'

/** NOTIFY channel on which a process announces that a draft changed; the payload is the entry's or asset's id. */
const DRAFTS_CHANNEL = 'vitrine_drafts'

/** Changes of drafts, which a webhook announced to this or another process. */
export interface PreviewFeed {
  readonly announce: (id: string) => Promise<void>
  /** Answers how to stop listening. */
  readonly onChange: (listener: (id: string) => void) => () => void
  readonly close: () => Promise<void>
}

interface Deps {
  readonly database: Database
  readonly listen: DatabaseHandle['listen']
}

export const createPreviewFeed = async ({ database, listen }: Deps): Promise<PreviewFeed> => {
  const listeners = new Set<(id: string) => void>()
  const close = await listen(DRAFTS_CHANNEL, (id) => {
    for (const listener of listeners) listener(id)
  })
  return {
    announce: async (id) => {
      await database.execute(sql`select pg_notify(${DRAFTS_CHANNEL}, ${id})`)
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close,
  }
}
