import type { FeedContext } from './feed-context.ts'
import type { FeedFormat } from './feed-format.ts'
import type { FeedAvailability, FeedLine } from './feed-line.ts'

/** The catalogue of Facebook and Instagram, as CSV: https://developers.facebook.com/docs/commerce-platform/catalog/fields */
export const metaFeed: FeedFormat = {
  type: 'text/csv; charset=utf-8',
  head: () => `${Object.keys(COLUMNS).join(',')}\n`,
  line: (line, context) => `${WRITERS.map((write) => cell(write(line, context) ?? '')).join(',')}\n`,
  end: '',
}

type Write = (line: FeedLine, context: FeedContext) => string | undefined

const COLUMNS: Readonly<Record<string, Write>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description }) => description,
  availability: ({ availability }) => AVAILABILITY[availability],
  condition: () => 'new',
  price: ({ price }) => price,
  sale_price: ({ salePrice }) => salePrice,
  link: ({ link }) => link,
  image_link: ({ images: [main] }) => main,
  additional_image_link: ({ images: [, ...more] }) => addresses(more),
  brand: ({ brand }) => brand,
  gtin: ({ gtin }) => gtin,
  mpn: ({ mpn }) => mpn,
  item_group_id: ({ group }) => group?.id,
  color: ({ color }) => color,
  size: ({ size }) => size,
  gender: ({ facts }) => facts.gender,
  age_group: ({ facts }) => facts.ageGroup,
  google_product_category: ({ facts }) => facts.googleCategory?.toString(),
  product_type: ({ productType }) => productType,
  shipping: ({ shipping }, { site }) => shipping.map(({ name, price }) => `${site.code}::${nameOf(name)}:${price}`).join(','),
}

const WRITERS = Object.values(COLUMNS)

const AVAILABILITY: Readonly<Record<FeedAvailability, string>> = {
  inStock: 'in stock',
  outOfStock: 'out of stock',
  preorder: 'preorder',
  backorder: 'available for order',
}

const MAX_ADDRESSES = 2000

/** As many as fit; a comma stands between them, so that none may be in one. */
const addresses = (all: readonly string[]): string => {
  let joined = ''
  for (const address of all.map((each) => each.replaceAll(',', '%2C'))) {
    const next = joined === '' ? address : `${joined},${address}`
    if (next.length > MAX_ADDRESSES) break
    joined = next
  }
  return joined
}

/** What stands between the parts of a way to ship, and between ways, is not in its name. */
const nameOf = (name: string): string => name.replaceAll(/[:,]/g, ' ').replaceAll(/\s+/g, ' ')

const cell = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
