import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { cached } from '../../src/lib/cache.ts'
import { readRevision } from '../catalogue/catalogue-revision.ts'
import type { Database } from '../database/database.ts'
import { selectRows } from '../database/select-rows.ts'
import type { Runtime } from '../runtime.ts'
import type { FeedContext } from './feed-context.ts'

interface Input {
  /** The catalogue's revision, and what can be bought of it. */
  readonly catalogue: readonly [revision: number, stock: string]
  readonly buildId: string
  /** Of the channel. */
  readonly name: string
  readonly context: Omit<FeedContext, 'labels'>
}

const DAY_MS = 86_400_000

/**
 * The ETag of a feed: changes with the catalogue, with what is sold out, with what the merchant promises, with the site's configuration and
 * with the release; and every day, since pre-orders come nearer. Every process makes the same one. Weak: the same feed in another coding.
 */
export const feedVersion = ({ catalogue, buildId, name, context }: Input): string => {
  const { site, language, base, merchant, now } = context
  const terms = [[...merchant.shipping.values()], merchant['site-terms'].get(site.siteTag)]
  const made = [buildId, name, language, base, catalogue, terms, site, Math.floor(now / DAY_MS)]
  return `W/"${createHash('sha256').update(JSON.stringify(made)).digest('base64url').slice(0, 22)}"`
}

/** How old the version of the catalogue may be: reading it goes through every sku, which not everybody who asks may cause. */
const TTL_MS = 5_000

/** The catalogue's revision, and a sum of what can be bought. */
export const createCatalogueVersion = ({ database, clock }: Pick<Runtime, 'database' | 'clock'>): (() => Promise<Input['catalogue']>) =>
  cached(async () => Promise.all([readRevision(database), readStockVersion(database)]), { ttl: TTL_MS, now: clock.now })

/** Of what can be bought, not of how many there are: a number in stock that falls changes no feed. */
const readStockVersion = async (database: Database): Promise<string> => {
  const [row] = await selectRows<{ readonly version: string | null }>(
    database,
    sql`select sum(hashtextextended(
      sku || ' ' || case when state <> 'STOCKED' then state when quantity > 0 then 'in' else 'out' end
        || ' ' || coalesce(ship_date_start, 0) || ' ' || coalesce(ship_date_end, 0), 0))::text as version from stock`,
  )
  return row?.version ?? ''
}
