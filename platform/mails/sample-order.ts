import { asc, eq, inArray } from 'drizzle-orm'
import type { Address } from '../../schemas/api/address.ts'
import { toMajor } from '../../server/commerce/money.ts'
import type { OrderRow } from '../../server/commerce/orders/to-order.ts'
import { prices, products, variants } from '../../server/database/schema/catalogue.ts'
import type { Runtime } from '../../server/runtime.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'

/** `hostile`: markup, turned directions, lines and far too much text wherever a person may type. */
export const SAMPLES = ['usual', 'hostile'] as const
export type Sample = (typeof SAMPLES)[number]

interface Input {
  readonly runtime: Pick<Runtime, 'database' | 'clock'>
  readonly site: SiteConfig
  readonly language: string
  readonly sample: Sample
}

/** An order that was never placed, of the first products of the catalogue, as a buyer of the site would have it. */
export const sampleOrder = async ({ runtime, site, language, sample }: Input): Promise<OrderRow> => {
  const rows = await someProducts(runtime.database, site)
  const items = rows.map(({ product, sku, sale }, index): OrderRow['items'][number] => ({
    sku,
    productId: product.id,
    name: sample === 'hostile' ? HOSTILE : (product.name[language] ?? product.name['en'] ?? ''),
    brand: product.brandName,
    quantity: index === 0 ? 2 : 1,
    price: toMajor(sale, site),
    // The last one has none, or one that a mail must not fetch.
    thumbnailUrl: index === 2 ? (sample === 'hostile' ? 'javascript:alert(1)' : '') : (product.media[0]?.src ?? ''),
    size: sample === 'hostile' ? `"><script>${LONG}` : 'M',
    ...(index === 1
      ? {
          customisation: {
            display: { texts: [{ label: language === 'ar' ? 'النقش' : 'Engraving', value: sample === 'hostile' ? HOSTILE : 'J. King' }] },
            inputs: [],
          },
        }
      : {}),
  }))
  return {
    ...FRAME,
    ...amountsOf(items, site),
    siteTag: site.siteTag,
    clientTag: site.clientTag,
    language,
    items,
    giftNote: sample === 'hostile' ? HOSTILE : language === 'ar' ? 'عيد ميلاد سعيد!' : 'Happy birthday!\nLove, Ada',
    currency: site.currency.code,
    ...addressesOf(site, sample),
    placedAt: runtime.clock.now(),
    orderReference: `${site.code}20000042`,
  }
}

const LONG = 'long '.repeat(2000)
export const HOSTILE = `<img src=x onerror=alert(1)>\u202Etxet denrut\r\nBcc: everybody@example.com\n"quoted" & 'so' ${LONG}`

const FRAME = {
  accountId: null,
  email: 'jane@example.com',
  phone: '',
  status: 'placed',
  isVisible: true,
  shippingMethod: 'standard',
  agreements: {},
  origin: null,
  attribution: null,
  shipments: [],
  deliveredAt: null,
  cancelledAt: null,
  refunded: 0,
} as const

const someProducts = async (database: Runtime['database'], { clientTag, code }: SiteConfig) => {
  const rows = await database
    .select({ product: products, sku: variants.sku, sale: prices.sale, country: prices.country })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .innerJoin(prices, eq(prices.sku, variants.sku))
    .where(inArray(prices.country, [code]))
    .orderBy(asc(products.id), asc(variants.position))
    .limit(200)
  const first = new Map(rows.filter(({ product }) => product.clientTag === clientTag).map((row) => [row.product.id, row]))
  return [...first.values()].slice(0, 3)
}

/** Delivery is charged, something is taken off, and the tax is a fifth of what is left or within it. */
const amountsOf = (items: OrderRow['items'], site: SiteConfig): Pick<OrderRow, 'summary'> => {
  const unit = site.currency.stepMultiple
  const totalItemCost = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const net = totalItemCost - unit + unit
  const isNet = site.checkout.calculateTax
  const totalTax = Math.round(net * (isNet ? 0.08 : 0.16))
  return { summary: { totalItemCost, totalDiscount: unit, deliveryCost: unit, totalTax, totalCost: net + (isNet ? totalTax : 0) } }
}

const addressesOf = (site: SiteConfig, sample: Sample): Pick<OrderRow, 'delivery' | 'billing'> => {
  const usual: Address = ADDRESSES[site.code] ?? { ...PERSON, addressLine1: '1 High Street', city: 'Anytown', countryCode: site.code }
  const address = sample === 'usual' ? usual : { ...usual, firstName: HOSTILE, lastName: '</td></table>', addressLine1: `\u2067${LONG}` }
  return { delivery: address, billing: address }
}

const PERSON = { firstName: 'Jane', lastName: 'King' } as const

const ADDRESSES: Readonly<Record<string, Address>> = {
  GB: {
    ...PERSON,
    addressLine1: '1 High Street',
    addressLine2: 'Flat 3',
    city: 'London',
    postcode: 'WC1N 3LL',
    countryCode: 'GB',
  },
  US: { ...PERSON, addressLine1: '1 Main Street', city: 'New York', region: 'US-NY', postcode: '10012', countryCode: 'US' },
  CA: { ...PERSON, addressLine1: '1200 Rue Sainte-Catherine', city: 'Montréal', region: 'CA-QC', postcode: 'H3B 1K1', countryCode: 'CA' },
  AE: { firstName: 'ليلى', lastName: 'حداد', addressLine1: 'Al Wasl Road 44', city: 'دبي', region: 'AE-DU', countryCode: 'AE' },
  JP: {
    firstName: 'はなこ',
    lastName: 'やまだ',
    postcode: '150-0001',
    region: 'JP-13',
    city: '渋谷区',
    addressLine1: '神宮前1-2-3',
    countryCode: 'JP',
  },
}
