import { and, eq, inArray } from 'drizzle-orm'
import type { StockStatus } from '../../schemas/api/product.ts'
import { localeTag } from '../../src/site/locale-tag.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { Database } from '../database/database.ts'
import { prices, products, stock, variants, type CustomisationRow, type MediaRow } from '../database/schema/catalogue.ts'
import type { MinorPricePair } from './catalogue-product.ts'
import { localised } from './localised.ts'
import { variantStatus } from './variant-status.ts'
import { defined } from '../../src/lib/defined.ts'

/** What a bag line needs to know of its sku. */
export interface CartVariant {
  readonly sku: string
  readonly productId: string
  readonly slug: string
  readonly name: string
  readonly brand: string
  readonly brandTag: string
  readonly colorSlug?: string
  readonly color?: string
  readonly size?: string
  readonly sizeType?: string
  readonly price: MinorPricePair
  readonly availability: StockStatus
  /** Pieces on hand; means nothing for pre-order and back-order. Infinity where pieces are not counted. */
  readonly stockQty: number
  readonly shipDateStart?: number
  readonly shipDateEnd?: number
  /** Image path without size suffix. */
  readonly image?: string
  readonly categories: readonly string[]
  readonly collections: readonly string[]
  readonly isOversize: boolean
  readonly needsShipping: boolean
  readonly isFinalSale: boolean
  readonly isDiscontinued: boolean
  /** Set on a product that is sold only with another (EXTRA-11). */
  readonly mainProductId?: string
  /** How its product is made a shopper's own. */
  readonly customisation?: CustomisationRow
}

/** What `readVariantsForCart` needs: skus of the site's client. */
export interface ReadVariantsRequest {
  readonly database: Database
  readonly site: SiteConfig
  readonly language: string
  readonly skus: readonly string[]
}

/** By sku, those the site's client has and its country sells; one round trip. */
export const readVariantsForCart = async ({
  database,
  site,
  language,
  skus,
}: ReadVariantsRequest): Promise<ReadonlyMap<string, CartVariant>> => {
  if (skus.length === 0) return new Map()
  const rows = await database
    .select({ variant: variants, product: products, price: prices, stock })
    .from(variants)
    .innerJoin(products, and(eq(products.id, variants.productId), eq(products.clientTag, site.clientTag)))
    .innerJoin(prices, and(eq(prices.sku, variants.sku), eq(prices.country, site.code)))
    .innerJoin(stock, eq(stock.sku, variants.sku))
    .where(inArray(variants.sku, [...skus]))
  return new Map(rows.map((row) => [row.variant.sku, toCartVariant(row, site, localeTag(language, site.code))]))
}

interface Row {
  readonly variant: typeof variants.$inferSelect
  readonly product: typeof products.$inferSelect
  readonly price: typeof prices.$inferSelect
  readonly stock: typeof stock.$inferSelect
}

const toCartVariant = ({ variant, product, price, stock: pieces }: Row, site: SiteConfig, locale: string): CartVariant => {
  const image = imageOf(product.media, variant.color?.slug)
  return {
    sku: variant.sku,
    productId: product.id,
    slug: product.slug,
    name: localised(product.name, locale),
    brand: product.brandName,
    brandTag: product.brandTag,
    ...(variant.color === null ? {} : { colorSlug: variant.color.slug, color: localised(variant.color.label, locale) }),
    ...(variant.size === null ? {} : { size: variant.size.label }),
    ...(variant.sizeType === null ? {} : { sizeType: localised(variant.sizeType.label, locale) }),
    price: { list: price.list, sale: price.sale },
    availability: variantStatus({ variant: pieces, isDiscontinued: product.isDiscontinued, site }),
    stockQty: pieces.state === 'UNTRACKED' ? Infinity : pieces.quantity,
    ...(pieces.shipDateStart === null ? {} : { shipDateStart: pieces.shipDateStart }),
    ...(pieces.shipDateEnd === null ? {} : { shipDateEnd: pieces.shipDateEnd }),
    ...defined({ image }),
    categories: product.categories,
    collections: product.collections,
    isOversize: product.isOversize,
    needsShipping: variant.needsShipping,
    isFinalSale: product.isFinalSale,
    isDiscontinued: product.isDiscontinued,
    ...(product.mainProductId === null ? {} : { mainProductId: product.mainProductId }),
    ...(product.customisation === null ? {} : { customisation: product.customisation }),
  }
}

const imageOf = (media: readonly MediaRow[], colorSlug: string | undefined): string | undefined =>
  (media.find((picture) => picture.colorSlug === colorSlug) ?? media[0])?.src
