import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoCatalogue } from '../../../../demo/catalogue/seed-demo-catalogue.ts'
import type { Product } from '../../../../schemas/api/product.ts'
import { readProduct } from '../../../../server/catalogue/read-product.ts'
import { siteTerms } from '../../../../server/commerce/merchant/site-terms.ts'
import { shippingOfPiece } from '../../../../server/commerce/shipping/shipping-offers.ts'
import { products } from '../../../../server/database/schema/catalogue.ts'
import { NO_RATES, readShippingRates } from '../../../../src/pipeline/load/read-shipping-rates.ts'
import { structuredData } from '../../../../src/pipeline/document/structured-data/structured-data.ts'
import { siteValueOf, type SiteValue } from '../../../../src/site/site-value.ts'
import { pageContext } from '../../../factories/page-context.ts'
import { site } from '../../../factories/site.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'
import { createTestShop } from '../../../setup/shop.tsx'
import { problemsOf } from './structured-rules.ts'

let test: TestRuntime
beforeAll(async () => {
  test = await createTestRuntime()
  await seedDemoCatalogue(test)
})
afterAll(() => test.close())

type Json = Readonly<Record<string, unknown>>
interface Graph {
  readonly '@graph': readonly Json[]
}

const valueOf = async (key: string, language: string): Promise<SiteValue> =>
  siteValueOf(site(key), language, siteTerms({ site: site(key), merchant: await test.runtime.merchant.current() }))

const graphOf = async (product: Product, value: SiteValue): Promise<readonly Json[]> => {
  const merchant = await test.runtime.merchant.current()
  const shipping = await readShippingRates(product, value, {
    shippingOf: async (piece) => shippingOfPiece({ ...piece, merchant }),
    report: (entry) => expect.fail(entry.message),
  })
  const context = pageContext({
    kind: 'product',
    path: `/product/${product.slug}/${product.id}`,
    product,
    breadcrumbs: [
      { h1: 'Home', path: '/' },
      { h1: product.name, path: `/product/${product.slug}/${product.id}` },
    ],
  })
  const head = [{ tag: 'meta', attributes: { name: 'description', content: 'A thing.' } }] as const
  const data = structuredData({ view: { context, head }, site: value, origin: 'https://shop.example', shipping: shipping ?? NO_RATES })
  // What a crawler reads: what is undefined is gone.
  return data === undefined ? [] : (JSON.parse(JSON.stringify(data)) as Graph)['@graph']
}

const read = async (idOrSlug: string, value: SiteValue): Promise<Product> => {
  const product = await readProduct({ database: test.runtime.database, site: value.site, language: value.language, idOrSlug })
  return product ?? expect.fail(`no product ${idOrSlug}`)
}

const productOf = (graph: readonly Json[]): Json =>
  graph.find((thing) => thing['@type'] === 'ProductGroup' || thing['@type'] === 'Product') ?? expect.fail('no product')

/** Offers of a graph, whatever they are in. */
const offersIn = (value: unknown): readonly Json[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = '@type' in value && value['@type'] === 'Offer' ? [value as Json] : []
  return [...own, ...Object.values(value).flatMap(offersIn)]
}

describe.each([
  ['gb', 'en'],
  ['ae', 'ar'],
  ['us', 'es'],
  ['kr', 'ko'],
])('every product of %s in %s', (key, language) => {
  it('is a Product or a ProductGroup with everything that Google requires and recommends', async () => {
    const value = await valueOf(key, language)
    const ids = await test.runtime.database.select({ id: products.id }).from(products).where(eq(products.clientTag, value.site.clientTag))
    const problems: string[] = []
    let count = 0
    for (const { id } of ids) {
      const product = await readProduct({ database: test.runtime.database, site: value.site, language, idOrSlug: id })
      if (product === undefined) continue
      const graph = await graphOf(product, value)
      // What can only be had as a gift has no offer.
      if (product.availability === 'GIFTONLY') continue
      count += 1
      expect(productOf(graph)).toBeDefined()
      problems.push(...problemsOf(graph).map((problem) => `${id}: ${problem}`))
    }
    expect(count).toBeGreaterThan(10)
    expect(problems).toEqual([])
  })
})

describe('a product as data', () => {
  it('of several variants is a group, each with its own address, price and stock', async () => {
    const graph = await graphOf(await read('900001', await valueOf('gb', 'en')), await valueOf('gb', 'en'))
    const group = productOf(graph)
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '900001',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    })
    const variants = group['hasVariant'] as readonly Json[]
    expect(variants.find(({ sku }) => sku === '900001-NAVY-XL')).toMatchObject({
      name: 'Everyday tee - Navy, XL',
      color: 'Navy',
      size: 'XL',
      offers: {
        url: 'https://shop.example/en/product/everyday-tee/900001?sku=900001-NAVY-XL',
        availability: 'OutOfStock',
        priceCurrency: 'GBP',
      },
    })
    const addresses = offersIn(graph).map(({ url }) => url)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('of one variant is a product', async () => {
    const value = await valueOf('gb', 'en')
    expect(productOf(await graphOf(await read('900003', value), value))).toMatchObject({ '@type': 'Product', sku: expect.any(String) })
  })

  it('whose colors are products of their own points to their pages', async () => {
    const value = await valueOf('gb', 'en')
    const group = productOf(await graphOf(await read('900018', value), value))
    expect(group['productGroupID']).toBe('900018')
    const elsewhere = (group['hasVariant'] as readonly Json[]).filter(({ offers }) => offers === undefined)
    expect(elsewhere.map(({ url }) => String(url).replace(/.*\//, ''))).toEqual(['900019', '900020'])
  })

  it('on sale says what it cost before, and one that is sold for good that it cannot go back', async () => {
    const value = await valueOf('gb', 'en')
    const graph = await graphOf(await read('900015', value), value)
    expect(offersIn(graph)[0]).toMatchObject({
      price: '80.00',
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '100.00' },
    })
    expect(graph.find((thing) => thing['@id'] === '#returns')).toMatchObject({
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    })
  })

  it('that ships in weeks says from when', async () => {
    const value = await valueOf('gb', 'en')
    expect(offersIn(await graphOf(await read('900004', value), value))[0]).toMatchObject({
      availability: 'PreOrder',
      availabilityStarts: expect.stringMatching(/^\d{4}-/),
    })
  })

  it('ships for what the site asks, and for nothing from its amount on', async () => {
    const value = await valueOf('gb', 'en')
    const product = await read('900001', value)
    const rates = (graph: readonly Json[]) =>
      graph.flatMap((thing) => (thing['@type'] === 'OfferShippingDetails' ? [(thing['shippingRate'] as Json)['value']] : []))
    expect(rates(await graphOf(product, value))).toEqual(['6.00', '14.00'])
    const dear = {
      ...product,
      options: product.options.map((group) => ({
        ...group,
        options: group.options.map((each) => ({ ...each, price: { list: 100, sale: 100 } })),
      })),
    }
    expect(rates(await graphOf(dear, value))).toEqual(['0.00', '14.00'])
  })

  it('says nothing of delivery and returns where the merchant has said nothing', async () => {
    const value = siteValueOf(site('gb'), 'en')
    const product = await read('900001', value)
    const context = pageContext({ kind: 'product', path: '/product/everyday-tee/900001', product })
    const data = structuredData({ view: { context, head: [] }, site: value, origin: 'https://shop.example', shipping: NO_RATES })
    expect(JSON.stringify(data)).not.toMatch(/OfferShippingDetails|MerchantReturnPolicy|shippingDetails/)
  })
})

describe('a document', () => {
  const dataOf = (html: string): Graph | undefined => {
    const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    return data === undefined ? undefined : JSON.parse(data)
  }

  it('says at home who sells, and on other pages the way to them', async () => {
    const shop = createTestShop()
    const home = dataOf((await shop.get('/en/')).html)?.['@graph'] ?? []
    expect(home.map((thing) => thing['@type'])).toEqual(['OnlineStore', 'WebSite'])
    expect(problemsOf(home).filter((problem) => !problem.endsWith('hasMerchantReturnPolicy'))).toEqual([])
    const listing = dataOf((await shop.get('/en/women')).html)?.['@graph'] ?? []
    expect(listing).toEqual([
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ position: 1, item: 'http://localhost:3000/en/' }),
          expect.objectContaining({ position: 2 }),
        ],
      }),
    ])
    expect(problemsOf(listing)).toEqual([])
  })

  it('says nothing on pages that search engines leave out', async () => {
    const shop = createTestShop()
    for (const path of ['/en/no-such-page', '/en/checkout/basket', '/en/search?query=coat'])
      expect(dataOf((await shop.get(path)).html)).toBeUndefined()
  })

  it('cannot be left by a name that would end its script', async () => {
    const sites = [site('gb', { siteName: '</script><script>alert(1)</script><!--' })]
    const { html } = await createTestShop({ sites }).get('/en/')
    expect(html).not.toContain('<script>alert')
    expect(dataOf(html)?.['@graph'][0]).toMatchObject({ name: '</script><script>alert(1)</script><!--' })
  })
})
