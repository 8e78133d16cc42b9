import { max } from 'drizzle-orm'
import { createClock } from '../../../server/clock.ts'
import { readConfig } from '../../../server/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { contentfulChanges, contentfulResources } from '../../../server/database/schema/contentful.ts'
import { endWith } from '../../end-with.ts'
import { openDatabase } from '../../open-database.ts'
import { entriesOfPage, type MadeEntry } from './made-pages.ts'

/** Far below what one statement may have of parameters. */
const PAGES_AT_ONCE = 100

/**
 * `tsx scripts/bench/pages/fill-pages.ts 10000` with the `DATA_DIR` of a demo that is not running: so many pages more in its embedded
 * CMS, published there, as if somebody had made them. Its next start follows, as after any time that it was away.
 */
const run = async (): Promise<number> => {
  const count = Number(process.argv[2])
  if (!(count >= 1)) throw new Error('Say how many pages.')
  const handle = await openDatabase(readConfig(process.env))
  try {
    await handle.database.transaction((transaction) => fill(transaction, count))
    return 0
  } finally {
    await handle.close()
  }
}

const fill = async (database: Database, count: number): Promise<void> => {
  const now = createClock(undefined).now()
  const [last] = await database.select({ number: max(contentfulChanges.number) }).from(contentfulChanges)
  let number = last?.number ?? 0
  for (let start = 0; start < count; start += PAGES_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(PAGES_AT_ONCE, count - start) }, (_, index) => start + index + 1)
    const entries = numbers.flatMap(entriesOfPage)
    await database.insert(contentfulResources).values(entries.map((entry) => rowOf(entry, now)))
    await database.insert(contentfulChanges).values(
      entries.map(({ id }) => {
        number += 1
        return { kind: 'Entry' as const, id, number, isDeleted: false, revision: 1, createdAt: now, changedAt: now }
      }),
    )
  }
}

/** Created and published once: version 2, of which the first is live. */
const rowOf = ({ id, contentType, fields }: MadeEntry, now: number): typeof contentfulResources.$inferInsert => {
  const body = { fields, metadata: { tags: [], concepts: [] } }
  return {
    kind: 'Entry',
    id,
    parentId: contentType,
    body,
    publishedBody: body,
    version: 2,
    publishedVersion: 1,
    publishedCounter: 1,
    createdAt: now,
    updatedAt: now,
    publishedAt: now,
    firstPublishedAt: now,
  }
}

void endWith(run())
