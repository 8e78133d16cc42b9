import { sql } from 'drizzle-orm'
import { readRevision } from '../../catalogue/catalogue-revision.ts'
import type { Database } from '../../database/database.ts'
import { lockUntilCommit } from '../../database/lock-until-commit.ts'
import { purgedRevisions } from '../../database/schema/cdn.ts'
import { merchantRevisions } from '../../database/schema/merchant.ts'
import type { Runtime } from '../../runtime.ts'

/**
 * Purges every page from caches in front where the catalogue or what merchants decide has another revision than they were told of. Commands
 * change both without a queue, so each process calls this once it has followed, and at its start: the first purges, the others find it done.
 */
export const purgeRevisions = ({ database, sites, purgeCaches }: Pick<Runtime, 'database' | 'sites' | 'purgeCaches'>): Promise<void> =>
  database.transaction(async (transaction) => {
    await lockUntilCommit(transaction, 'purged-revisions')
    const told = await readTold(transaction)
    const revisions = [
      { subject: 'catalogue', revision: await readRevision(transaction) },
      { subject: 'merchant', revision: await readMerchantRevision(transaction) },
    ]
    const changed = revisions.filter(({ subject, revision }) => told.get(subject) !== revision)
    if (changed.length === 0) return
    await transaction
      .insert(purgedRevisions)
      .values(changed)
      .onConflictDoUpdate({ target: purgedRevisions.subject, set: { revision: sql`excluded.revision` } })
    await purgeCaches(
      sites.map(({ siteTag }) => `site:${siteTag}`),
      transaction,
    )
  })

const readTold = async (transaction: Database): Promise<ReadonlyMap<string, number>> =>
  new Map((await transaction.select().from(purgedRevisions)).map(({ subject, revision }) => [subject, revision]))

const readMerchantRevision = async (transaction: Database): Promise<number> =>
  (await transaction.select().from(merchantRevisions))[0]?.revision ?? 0
