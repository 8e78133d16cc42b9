import type { Database } from '../../server/database/database.ts'
import { prices, products, stock, variants, type CustomisationRow, type StockState } from '../../server/database/schema/catalogue.ts'

/** One sku of a product under test. Prices in minor units by country; a country left out does not sell it. */
export interface VariantFixture {
  readonly sku: string
  readonly quantity?: number
  readonly state?: StockState
  readonly prices?: Readonly<Record<string, number>>
  readonly needsShipping?: boolean
}

export interface ProductFixture {
  readonly id: string
  readonly clientTag?: string
  readonly name?: string
  readonly isOversize?: boolean
  readonly isDiscontinued?: boolean
  readonly mainProductId?: string
  readonly customisation?: CustomisationRow
  readonly variants: readonly VariantFixture[]
}

/** £20, $26, C$34, 100 dirhams, 4000 yen. */
const DEFAULT_PRICES = { GB: 2000, US: 2600, CA: 3400, AE: 100, JP: 4000 }
const PLENTY = 1000

/** Puts a product with its skus, prices and stock in. */
export const insertProduct = async (database: Database, fixture: ProductFixture): Promise<void> => {
  const { id, name = `Product ${id}`, clientTag = 'ald', variants: skus, ...flags } = fixture
  await database.insert(products).values({
    id,
    clientTag,
    slug: `product-${id}`,
    source: 'test',
    contentHash: id,
    brandName: 'Nordlys',
    brandTag: 'nordlys',
    name: { en: name, fr: `${name} (fr)` },
    description: { en: '' },
    details: { en: '' },
    care: { en: '' },
    optionLevels: ['color', 'size'],
    categories: ['women > clothing'],
    categoryPageIds: [],
    collections: [],
    media: [{ src: `/images/test/${id}`, width: 1200, height: 1500, alt: { en: name } }],
    createdAt: 1_760_000_000,
    ...flags,
  })
  for (const [
    position,
    { sku, quantity = PLENTY, state = 'STOCKED', prices: byCountry = DEFAULT_PRICES, needsShipping = true },
  ] of skus.entries()) {
    await database.insert(variants).values({
      sku,
      productId: id,
      position,
      color: { slug: 'white', label: { en: 'White', fr: 'Blanc' }, hex: ['#ffffff'] },
      size: { slug: 'm', label: 'M' },
      needsShipping,
    })
    await database.insert(prices).values(Object.entries(byCountry).map(([country, price]) => ({ sku, country, list: price, sale: price })))
    await database.insert(stock).values({ sku, quantity, state })
  }
}
