import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { products } from '../database/schema/catalogue.ts'
import type { CatalogueProduct } from './catalogue-product.ts'
import { shortHash } from './short-hash.ts'
import { slugOf } from './slug.ts'
import { tagOf } from './tag.ts'

/** What a product gets when it is first stored. */
export type StoredOnce = Pick<typeof products.$inferSelect, 'popularity' | 'createdAt'>

interface Entry {
  readonly product: CatalogueProduct
  readonly hash: string
  readonly once: StoredOnce
}

interface Batch {
  readonly database: Database
  readonly clientTag: string
  readonly source: string
  readonly entries: readonly Entry[]
}

/**
 * Writes products with variants, prices and stock. One JSON parameter a table: thousands of rows cost four statements,
 * where one parameter a value costs seconds.
 */
export const insertProducts = async ({ database, clientTag, source, entries }: Batch): Promise<void> => {
  if (entries.length === 0) return
  const slugs = await freeSlugs(
    database,
    clientTag,
    entries.map(({ product }) => product),
  )
  await database
    .insert(products)
    .values(entries.map((entry) => toRow({ ...entry, clientTag, source, slug: slugs.get(entry.product.id) ?? entry.product.slug })))
  const variants = entries.flatMap(({ product }) =>
    product.variants.map((variant, position) => ({ ...variant, product_id: product.id, position })),
  )
  await database.execute(sql`
    insert into variants (sku, product_id, position, color, size, size_type, needs_shipping, gtin, mpn)
    select sku, product_id, position, color, size, "sizeType", coalesce("needsShipping", true), gtin, mpn
    from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb)
      as row(sku text, product_id text, position int, color jsonb, size jsonb, "sizeType" jsonb, "needsShipping" boolean, gtin text, mpn text)`)
  const prices = variants.flatMap(({ sku, prices: byCountry }) =>
    Object.entries(byCountry).map(([country, pair]) => ({ sku, country, ...pair })),
  )
  await database.execute(sql`
    insert into prices (sku, country, list, sale)
    select sku, country, list, sale from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as row(sku text, country text, list int, sale int)`)
  await database.execute(sql`
    insert into stock (sku, quantity, state, ship_date_start, ship_date_end)
    select sku, quantity, state, "shipDateStart", "shipDateEnd"
    from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as row(sku text, quantity int, state text, "shipDateStart" int, "shipDateEnd" int)`)
}

const toRow = ({
  product,
  hash,
  once,
  slug,
  ...owner
}: Entry & {
  readonly slug: string
  readonly clientTag: string
  readonly source: string
}) => {
  const { mainProductId = null, groupId = null, customisation = null, video = null, rating = null, tags = [], ...columns } = product
  const optional = { mainProductId, groupId, customisation, video, rating, tags }
  return { ...columns, ...owner, ...once, ...optional, slug, contentHash: hash, brandTag: tagOf(product.brandName) }
}

/** Slugs are unique per client (EXTRA-07): one that another product has gets the id behind it, and its hash where that is taken too. */
const freeSlugs = async (
  database: Database,
  clientTag: string,
  batch: readonly CatalogueProduct[],
): Promise<ReadonlyMap<string, string>> => {
  const candidates = batch.map(({ id, slug }) => {
    const behind = `${slug}-${slugOf(id)}`.replace(/-$/, '')
    return { id, choices: [slug, behind, `${behind}-${shortHash(id)}`] }
  })
  const rows = await database
    .select({ slug: products.slug })
    .from(products)
    .where(
      and(
        eq(products.clientTag, clientTag),
        inArray(
          products.slug,
          candidates.flatMap(({ choices }) => choices),
        ),
      ),
    )
  const taken = new Set(rows.map(({ slug }) => slug))
  return new Map(
    candidates.map(({ id, choices }) => {
      const free = choices.find((slug) => !taken.has(slug)) ?? `${choices[0] ?? ''}-${taken.size}`
      taken.add(free)
      return [id, free]
    }),
  )
}
