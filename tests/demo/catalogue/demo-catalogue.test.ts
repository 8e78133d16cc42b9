import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product, StockStatus } from '../../../schemas/api/product.ts'
import { BEAUTY_ITEMS } from '../../../demo/catalogue/beauty-items.ts'
import { demoItems } from '../../../demo/catalogue/demo-items.ts'
import { PRODUCT_TYPES } from '../../../demo/catalogue/types.ts'
import { seedDemoCatalogue } from '../../../demo/catalogue/seed-demo-catalogue.ts'
import { readNavTree } from '../../../server/catalogue/nav-tree.ts'
import { readBrands } from '../../../server/catalogue/read-brands.ts'
import { readProduct } from '../../../server/catalogue/read-product.ts'
import { readVariantsForCart } from '../../../server/catalogue/read-variants-for-cart.ts'
import { products } from '../../../server/database/schema/catalogue.ts'
import { reviewsScript } from '../../../platform/reviews/reviews-script.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

let test: TestRuntime

beforeAll(async () => {
  test = await createTestRuntime()
  await seedDemoCatalogue(test)
})
afterAll(() => test.close())

/** What the embedded review services show of a product. */
const shownReviews = (productId: string): readonly { readonly rating: number }[] => {
  const words = /const REVIEWS = (.*)/.exec(reviewsScript({ selector: 'x', productIds: [] }))?.[1]
  const reviews = JSON.parse(words ?? '[]') as readonly { readonly rating: number }[]
  const start = [...productId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return [0, 1, 2].flatMap((step) => reviews[(start + step) % reviews.length] ?? [])
}

const site = (code: string) => {
  const found = test.runtime.sites.find((candidate) => candidate.code === code)
  if (found === undefined) throw new Error(`no site ${code}`)
  return found
}

const read = async (idOrSlug: string, { country = 'GB', language = 'en' } = {}): Promise<Product> => {
  const product = await readProduct({ database: test.runtime.database, site: site(country), language, idOrSlug })
  if (product === undefined) throw new Error(`no product ${idOrSlug}`)
  return product
}

const availabilityOf = (product: Product, color: string, size: string): StockStatus | undefined =>
  product.options.find(({ slug }) => slug === color)?.options.find((option) => option.slug === size)?.availability

describe('the demo catalogue', () => {
  it('changes nothing when it is seeded again', async () => {
    const again = await seedDemoCatalogue(test)
    expect(again).toMatchObject([
      { added: 0, changed: 0, removed: 0, unchanged: demoItems().length },
      { added: 0, changed: 0, removed: 0, unchanged: BEAUTY_ITEMS.length },
    ])
  })

  it('repairs a seed that was cut off', async () => {
    await test.runtime.database.delete(products).where(eq(products.id, '900001'))
    expect(await seedDemoCatalogue(test)).toMatchObject([{ added: 1, changed: 0, removed: 0 }, {}])
  })

  it('has the everyday tee in white, low in navy S, out in navy XL and red [DATA-02, DATA-03]', async () => {
    const tee = await read('900001')
    expect(tee.options.map(({ slug }) => slug)).toEqual(['white', 'navy', 'red'])
    expect(availabilityOf(tee, 'white', 'm')).toBe('AVAILABLE')
    expect(availabilityOf(tee, 'navy', 's')).toBe('LOWSTOCK')
    expect(availabilityOf(tee, 'navy', 'xl')).toBe('NOTAVAILABLE')
    expect(tee.options[2]?.options.every(({ availability }) => availability === 'NOTAVAILABLE')).toBe(true)
    expect(tee.options[1]?.options[1]).toMatchObject({ sku: '900001-NAVY-S', stockQty: 3 })
  })

  it('offers petite trousers in black only, as the third option level [DATA-01, DATA-04]', async () => {
    const trouser = await read('linen-trouser')
    expect(trouser.optionLevels).toEqual(['color', 'size', 'sizeType'])
    const types = (color: string) =>
      trouser.options.find(({ slug }) => slug === color)?.options[0]?.sizeType?.options.map(({ slug }) => slug)
    expect(types('black')).toEqual(['regular', 'petite', 'tall'])
    expect(types('sand')).toEqual(['regular', 'tall'])
  })

  it('sells the candle by size alone, in one group without color', async () => {
    const candle = await read('900022')
    expect(candle).toMatchObject({ optionLevels: ['size'], options: [{ slug: '', options: [{ size: { name: 'ONE SIZE' } }] }] })
  })

  it.each(['900001', '900004', '900007', '100003'])(
    'has %s rated by the reviews that are shown of it, where a site shows any',
    async (id) => {
      const stars = shownReviews(id).map(({ rating }) => rating)
      expect(stars).toHaveLength(3)
      const average = Math.round((stars.reduce((sum, each) => sum + each, 0) / 3) * 10) / 10
      expect((await read(id)).rating).toEqual({ average, count: 3 })
      expect((await read(id, { country: 'AE' })).rating).toBeUndefined()
    },
  )

  it.each([
    ['900004', 'PREORDER'],
    ['900005', 'BACKORDER'],
    ['900006', 'LOWSTOCK'],
    ['900007', 'NOTAVAILABLE'],
    ['900008', 'NOTAVAILABLE'],
    ['900009', 'GIFTONLY'],
  ] as const)('shows %s as %s [DATA-07]', async (id, availability) => {
    expect((await read(id)).availability).toBe(availability)
  })

  it('says when a pre-order ships, in epoch seconds: 30 to 45 days from today [DATA-85]', async () => {
    const [option] = (await read('900004')).options[0]?.options ?? []
    const days = (seconds = 0) => Math.round((seconds - test.runtime.clock.now() / 1_000) / 86_400 + 0.5)
    expect([days(option?.shipDateStart), days(option?.shipDateEnd)]).toEqual([30, 45])
  })

  it('keeps 100 -> 80 and 200 -> 199 to the unit in every country [DATA-06]', async () => {
    expect(await read('900015')).toMatchObject({ sale: 'ONSALE', isFinalSale: true, price: { list: 100, sale: 80 } })
    expect(await read('900015', { country: 'JP' })).toMatchObject({ price: { list: 20_000, sale: 16_000 } })
    expect(await read('900016')).toMatchObject({ price: { list: 200, sale: 199 } })
    expect((await read('900001')).sale).toBe('NOSALE')
  })

  it('has whole prices where a country has no decimals [LOCALE-28]', async () => {
    for (const { id } of demoItems().slice(0, 60)) {
      const { priceRange } = await read(id, { country: 'AE' })
      expect(Object.values(priceRange).every(Number.isInteger)).toBe(true)
    }
  })

  it('has a price range where sizes differ, and marks what is oversize or a secondary variant', async () => {
    expect(await read('900017')).toMatchObject({ priceRange: { saleMin: 120, saleMax: 160 } })
    expect((await read('900012')).isOversize).toBe(true)
    const variants = await readVariantsForCart({
      database: test.runtime.database,
      site: site('GB'),
      language: 'en',
      skus: ['900013-APRICOT-ONESIZE', 'unknown'],
    })
    expect([...variants.keys()]).toEqual(['900013-APRICOT-ONESIZE'])
    expect(variants.get('900013-APRICOT-ONESIZE')?.mainProductId).toBe('900014')
  })

  it('shows colors that are products of their own with their addresses [DATA-08]', async () => {
    const trio = await read('900018')
    expect(trio.options.map(({ productSlug }) => productSlug)).toEqual(['900018.ecru', '900019.sage', '900020.navy'])
    expect(trio.options.map(({ path }) => path)).toEqual([
      undefined,
      '/product/trio-cardigan-sage/900019',
      '/product/trio-cardigan-navy/900020',
    ])
    expect(trio.collections).toContainEqual({ tag: '_grp_900018' })
  })

  it('has a shirt of 200 variants', async () => {
    const shirt = await read('900021')
    expect(shirt.options.flatMap(({ options }) => options).flatMap(({ sizeType }) => sizeType?.options ?? [])).toHaveLength(200)
  })

  it('does not know the two products that are only in the index', async () => {
    const find = (idOrSlug: string) => readProduct({ database: test.runtime.database, site: site('GB'), language: 'en', idOrSlug })
    expect(await find('900404')).toBeUndefined()
    expect(await find('900900')).toBeUndefined()
  })

  it('has 240 fillers and 59 things for a room, each with a name of its own', () => {
    const fillers = demoItems().filter(({ id }) => id.startsWith('100'))
    const forRooms = fillers.filter(({ type }) => PRODUCT_TYPES[type].category.startsWith('home'))
    expect([fillers.length, forRooms.length]).toEqual([299, 59])
    expect(new Set(demoItems().map(({ slug }) => slug)).size).toBe(demoItems().length)
  })

  it('speaks every language of the client, never English by accident', async () => {
    const words = await Promise.all((['en', 'es', 'fr', 'ar', 'ja'] as const).map((language) => read('100001', { language })))
    expect(new Set(words.map(({ name }) => name)).size).toBe(5)
    expect(new Set(words.map(({ description }) => description)).size).toBe(5)
    expect(new Set(words.map(({ breadcrumbs }) => breadcrumbs.at(-1)?.label)).size).toBeGreaterThanOrEqual(4)
  })

  it('has brands from A to Z, two that begin with a digit and one in another script [DATA-69]', async () => {
    const brands = await readBrands({ database: test.runtime.database, clientTag: 'ald' })
    const initials = new Set(brands.map(({ name }) => name.charAt(0).toUpperCase()))
    expect([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !initials.has(letter))).toEqual([])
    expect(brands.filter(({ name }) => /^\d/.test(name))).toHaveLength(2)
    expect(brands.some(({ name }) => /\p{Script=Han}/u.test(name))).toBe(true)
  })

  it('has women, men, kids, sale, new-in and the hidden gifts as first levels [DATA-86]', async () => {
    const tree = await readNavTree({ database: test.runtime.database, clientTag: 'ald', language: 'fr' })
    expect(tree.map(({ slug }) => slug)).toEqual(['women', 'men', 'kids', 'sale', 'new-in', 'gifts'])
    expect(tree.find(({ slug }) => slug === 'gifts')?.hide).toBe(true)
    expect(tree[0]).toMatchObject({ label: 'Femme', path: '/women', key: 'women', filters: { categories: ['women'] } })
    expect(tree[0]?.children[0]?.children[0]).toMatchObject({ path: '/women/home/ceramics', label: 'Céramique' })
  })
})
