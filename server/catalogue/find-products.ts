import { and, eq, sql, type SQL } from 'drizzle-orm'
import { groupBy } from '../../src/lib/group-by.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { Database } from '../database/database.ts'
import { products } from '../database/schema/catalogue.ts'
import { gathered } from '../lib/gathered.ts'
import { soldOutProducts, soldProducts } from './sold-products.ts'

interface AskedSite {
  readonly site: SiteConfig
  readonly ids: readonly string[]
}

interface AskedAddress {
  readonly clientTag: string
  /** What an address says of a product. */
  readonly idOrSlug: string
}

/** Which products there are, are sold and are sold out. Whoever asks about many pages at once asks one statement of each site, or client. */
export const createProductLookups = (database: Database) => ({
  soldProducts: gathered(async (asked: readonly AskedSite[]) => {
    const sold = await readSites(asked, (site, ids) => soldProducts({ database, site, ids }))
    return ({ site, ids }: AskedSite): ReadonlySet<string> => new Set(ids.filter((id) => sold.get(site.siteTag)?.has(id)))
  }),
  soldOutProducts: gathered(async (asked: readonly AskedSite[]) => {
    const soldOut = await readSites(asked, (site, ids) => soldOutProducts({ database, site, ids }))
    return ({ site, ids }: AskedSite): ReadonlyMap<string, string> =>
      new Map([...(soldOut.get(site.siteTag) ?? [])].filter(([id]) => ids.includes(id)))
  }),
  productAt: gathered(async (asked: readonly AskedAddress[]) => {
    const found = new Map<string, string>()
    for (const [clientTag, own] of groupBy(asked, (each) => each.clientTag))
      for (const [name, id] of await readNames(database, { clientTag, names: own.map(({ idOrSlug }) => idOrSlug) }))
        found.set(`${clientTag} ${name}`, id)
    return ({ clientTag, idOrSlug }: AskedAddress): string | undefined =>
      found.get(`${clientTag} ${idOrSlug}`) ?? found.get(`${clientTag} ${idOrSlug.toLowerCase()}`)
  }),
})

const readSites = async <Value>(
  asked: readonly AskedSite[],
  read: (site: SiteConfig, ids: readonly string[]) => Promise<Value>,
): Promise<ReadonlyMap<string, Value>> => {
  const values = new Map<string, Value>()
  for (const [siteTag, own] of groupBy(asked, ({ site }) => site.siteTag)) {
    const [first] = own
    if (first !== undefined) values.set(siteTag, await read(first.site, [...new Set(own.flatMap(({ ids }) => ids))]))
  }
  return values
}

/** Ids of products by their ids and slugs; where one's slug is another's id, the id goes before. */
const readNames = async (
  database: Database,
  { clientTag, names }: { readonly clientTag: string; readonly names: readonly string[] },
): Promise<ReadonlyMap<string, string>> => {
  const isAmong = (all: readonly string[]): SQL => sql`any(${sql.param([...new Set(all)])}::text[])`
  const slugs = names.map((name) => name.toLowerCase())
  const rows = await database
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(and(eq(products.clientTag, clientTag), sql`(${products.id} = ${isAmong(names)} or ${products.slug} = ${isAmong(slugs)})`))
  return new Map([...rows.map(({ id, slug }) => [slug, id] as const), ...rows.map(({ id }) => [id, id] as const)])
}
