import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adobeCommerceImporter, type AdobeCommerceExport } from '../../../../server/catalogue/adobe-commerce/adobe-commerce-importer.ts'
import { readProduct } from '../../../../server/catalogue/read-product.ts'
import { products } from '../../../../server/database/schema/catalogue.ts'
import { createFolderStore } from '../../../../server/images/picture-store.ts'
import { writeAdobeExport, type AdobeRow } from '../../../factories/export-folder.ts'
import { FILE_DEFAULTS, NOVEMBER_2026, runImport } from '../../../factories/run-import.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'

let test: TestRuntime
let images: string
beforeAll(async () => {
  test = await createTestRuntime()
  images = await mkdtemp(join(tmpdir(), 'images-'))
})
beforeEach(() => test.runtime.database.delete(products))
afterAll(() => test.close())

const importRows = async (rows: readonly AdobeRow[], options: Partial<AdobeCommerceExport> = {}) =>
  runImport({
    database: test.runtime.database,
    importer: adobeCommerceImporter({
      ...FILE_DEFAULTS,
      directory: await writeAdobeExport(rows),
      sites: test.runtime.sites,
      pictures: createFolderStore(images),
      storeViews: new Map(),
      now: NOVEMBER_2026,
      ...options,
    }),
  })

const read = (idOrSlug: string, { country = 'US', language = 'en' } = {}) => {
  const site = test.runtime.sites.find(({ code }) => code === country)
  if (site === undefined) throw new Error('no site')
  return readProduct({ database: test.runtime.database, site, language, idOrSlug })
}

const simple = (sku: string, change: AdobeRow = {}): AdobeRow => ({
  sku,
  product_type: 'simple',
  name: `Thing ${sku}`,
  price: '80',
  qty: '10',
  is_in_stock: '1',
  visibility: 'Catalog, Search',
  ...change,
})

const variant = (sku: string, change: AdobeRow = {}): AdobeRow => simple(sku, { visibility: 'Not Visible Individually', ...change })

describe('options of an Adobe Commerce export', () => {
  it('are taken whatever their attributes are called: colors and sizes by their names, others by their own', async () => {
    await importRows([
      variant('V-1'),
      variant('V-2'),
      simple('V', {
        product_type: 'configurable',
        price: '',
        configurable_variations: 'sku=V-1,fashion_color=Red,fashion_size=S|sku=V-2,fashion_color=Mint,fashion_size=M',
      }),
      variant('P-64'),
      variant('P-128'),
      simple('P', {
        product_type: 'configurable',
        configurable_variations: 'sku=P-64,capacity=64 GB,case_material=Steel|sku=P-128,capacity=128 GB,case_material=Steel',
        configurable_variation_labels: 'capacity=Capacity,case_material=Case material',
      }),
    ])
    const dress = await read('V')
    expect(dress).toMatchObject({ optionLevels: ['color', 'size'], options: [{ name: 'Red', hex: ['#a8282b'] }, { name: 'Mint' }] })
    expect(dress?.optionNames).toBeUndefined()
    expect(await read('P')).toMatchObject({
      optionLevels: ['size', 'sizeType'],
      optionNames: { size: 'Capacity', sizeType: 'Case material' },
      options: [
        { options: [{ size: { name: '64 GB' }, sizeType: { options: [{ name: 'Steel', sku: 'P-64' }] } }, { size: { name: '128 GB' } }] },
      ],
    })
  })

  it('are all chosen by shoppers where an export has more of them than there are levels', async () => {
    await importRows([
      variant('A'),
      variant('B'),
      simple('AB', {
        product_type: 'configurable',
        configurable_variations: 'sku=A,one=1,two=2,three=3,four=4|sku=B,one=1,two=2,three=3,four=5',
        configurable_variation_labels: 'one=One,two=Two,three=Three,four=Four',
      }),
    ])
    expect(await read('AB')).toMatchObject({
      optionNames: { size: 'One', sizeType: 'Two', color: 'Three / Four' },
      options: [{ name: '3 / 4' }, { name: '3 / 5' }],
    })
  })

  it('are refused by line where two variants could not be told apart, or the file has none of that sku', async () => {
    const report = await importRows([
      variant('A'),
      variant('B'),
      simple('AB', { product_type: 'configurable', configurable_variations: 'sku=A,size=S|sku=B,size=S' }),
      simple('BA', { product_type: 'configurable', configurable_variations: 'sku=BA,size=M' }),
    ])
    expect(report.problems.map(({ line, message }) => [line, message])).toEqual([
      [4, 'AB has two variants with the options of B.'],
      [5, 'BA names BA, which the file does not have.'],
      [5, 'BA has no variant that can be sold.'],
    ])
  })

  it('are those of every product that names them, each time with a sku of its own, the same in any order of the file', async () => {
    const rows = [
      variant('A'),
      variant('B'),
      simple('AB', { product_type: 'configurable', configurable_variations: 'sku=A,size=S|sku=B,size=M' }),
      simple('SET', { product_type: 'configurable', configurable_variations: 'sku=A,size=S' }),
    ]
    const skusOf = async (id: string) => (await read(id))?.options.flatMap(({ options }) => options.map(({ sku }) => sku))
    const report = await importRows(rows)
    expect(report).toMatchObject({ products: 2, problems: [] })
    expect(report.otherwise.map(({ line, message }) => [line, message.replace(/[0-9a-f]{6,}/, '…')])).toEqual([
      [4, 'A is a variant of several products; in AB it became A-….'],
      [5, 'A is a variant of several products; in SET it became A-….'],
    ])
    const [first, second] = [await skusOf('AB'), await skusOf('SET')]
    expect([first, second]).toEqual([[expect.stringMatching(/^A-/), 'B'], [expect.stringMatching(/^A-/)]])
    expect(first).not.toContain(second?.[0])
    expect(await importRows(rows.toReversed())).toMatchObject({ unchanged: 2, added: 0 })
    expect([await skusOf('AB'), await skusOf('SET')]).toEqual([first, second])
  })
})

describe('prices of an Adobe Commerce export', () => {
  const special = (sku: string, from: string, to: string): AdobeRow =>
    simple(sku, { special_price: '48', special_price_from_date: from, special_price_to_date: to })

  it('are special from the first day to the end of the last, and the report says when that changes', async () => {
    const report = await importRows([
      special('PAST', '', '12/31/20, 12:00 AM'),
      special('FUTURE', '2030-01-01', ''),
      special('NOW', '2026-11-01 00:00:00', '11/23/26'),
      special('ALWAYS', '', ''),
    ])
    const sales = await Promise.all(['PAST', 'FUTURE', 'NOW', 'ALWAYS'].map(async (id) => (await read(id))?.price.sale))
    expect(sales).toEqual([80, 80, 48, 48])
    expect(report.priceChanges).toEqual({ count: 2, next: Date.UTC(2026, 10, 24) })
  })

  it('are exactly those of the file in countries of its currency, and converted elsewhere', async () => {
    await importRows([simple('EUR', { price: '80' })], { currency: 'GBP' })
    expect((await read('EUR', { country: 'GB' }))?.price.list).toBe(80)
    expect((await read('EUR'))?.price.list).toBe(100)
  })
})

describe('stock of an Adobe Commerce export', () => {
  it('follows what the export says of counting, backorders and disabled products', async () => {
    await importRows([
      simple('FREE', { manage_stock: '0', use_config_manage_stock: '0', qty: '0' }),
      simple('CONFIG', { manage_stock: '0', use_config_manage_stock: '1', qty: '0' }),
      simple('OWED', { allow_backorders: '1', qty: '-3.0000' }),
      simple('CLOSED', { is_in_stock: '0' }),
      simple('OFF', { product_online: '2' }),
    ])
    const found = await Promise.all(['FREE', 'CONFIG', 'OWED', 'CLOSED', 'OFF'].map((id) => read(id)))
    expect(found.map((product) => product?.availability)).toEqual([
      'AVAILABLE',
      'NOTAVAILABLE',
      'BACKORDER',
      'NOTAVAILABLE',
      'NOTAVAILABLE',
    ])
    expect(found.map((product) => product?.isDiscontinued)).toEqual([false, false, false, false, true])
    expect(found[0]?.options[0]?.options[0]).not.toHaveProperty('stockQty')
  })

  it('leaves out disabled variants while others are for sale', async () => {
    await importRows([
      variant('A', { product_online: '2' }),
      variant('B'),
      simple('AB', { product_type: 'configurable', configurable_variations: 'sku=A,size=S|sku=B,size=M' }),
    ])
    expect((await read('AB'))?.options[0]?.options.map(({ sku }) => sku)).toEqual(['B'])
  })
})

describe('store views of an Adobe Commerce export', () => {
  const rows = [
    simple('B', { description: '<p>Warm</p>', categories: 'Default Category/Coats' }),
    { sku: 'B', store_view_code: 'ca_fr', name: 'Chose', description: '<p>Chaud</p>' },
    { sku: 'B', store_view_code: 'spanisch', name: 'Cosa' },
    { sku: 'B', store_view_code: 'outlet', name: 'Cheap thing' },
  ]

  it('are the texts of their language, and never overwrite the product', async () => {
    const report = await importRows(rows, { storeViews: new Map([['spanisch', 'es']]) })
    expect(report).toMatchObject({ added: 1, problems: [] })
    expect(report.unsupported).toEqual(new Map([['row of the store view "outlet", whose language is not known', 1]]))
    const site = { country: 'CA' }
    expect(await read('B', { ...site, language: 'fr' })).toMatchObject({
      name: 'Chose',
      description: '<p>Chaud</p>',
      categories: ['coats'],
    })
    expect(await read('B', { language: 'es' })).toMatchObject({ name: 'Cosa', description: '<p>Warm</p>' })
    expect(await read('B')).toMatchObject({ name: 'Thing B', availability: 'AVAILABLE' })
  })
})

describe('what an Adobe Commerce export has beside that', () => {
  it('names types it does not take and counts them', async () => {
    const report = await importRows([
      simple('OK'),
      simple('B1', { product_type: 'bundle', price: '' }),
      simple('B2', { product_type: 'bundle', price: '' }),
      simple('G', { product_type: 'grouped', price: '' }),
    ])
    expect(report.unsupported).toEqual(
      new Map([
        ['bundle product', 2],
        ['grouped product', 1],
      ]),
    )
    expect(report).toMatchObject({ added: 1, problems: [] })
  })

  it('takes the brand that is given where a product names none, its date and its related products, and skus with any sign', async () => {
    await importRows([simple('24/7 "Bag"', { created_at: '2/19/26, 1:06 PM', related_skus: "O'NEILL,PLAIN" }), simple("O'NEILL")], {
      brand: 'Fjell',
    })
    const bag = await read('thing-24-7-bag')
    const other = await read('thing-o-neill')
    expect(bag).toMatchObject({ brand: { name: 'Fjell' }, relatedIds: [other?.id, 'PLAIN'] })
    expect(bag?.id).toMatch(/^24-7-bag-[0-9a-f]{8}$/)
    expect(bag?.options[0]?.options[0]?.sku).toBe('24/7 "Bag"')
    const rows = await test.runtime.database.select({ createdAt: products.createdAt }).from(products).orderBy(products.id)
    expect(rows.map(({ createdAt }) => createdAt)).toEqual([Date.UTC(2026, 1, 19, 13, 6) / 1_000, NOVEMBER_2026 / 1_000])
  })

  it('sells nothing in a country where its price is nothing or cannot be stored, and refuses what no country can charge', async () => {
    const report = await importRows([simple('MUCH', { price: '99999999' }), simple('LITTLE', { price: '0.000001' })])
    expect(report.problems.map(({ line, column }) => [line, column])).toEqual([
      [3, 'price'],
      [3, 'configurable_variations'],
    ])
    expect(await read('MUCH')).toBeUndefined()
    expect(await read('MUCH', { country: 'AE' })).toBeDefined()
  })
})

describe('a sku that stands more than once in the file', () => {
  const lamp = (name: string, change: AdobeRow = {}): AdobeRow => ({
    sku: 'LAMP',
    product_type: 'simple',
    name,
    price: '40',
    url_key: name.toLowerCase().replaceAll(' ', '-'),
    qty: '5',
    visibility: 'Catalog, Search',
    ...change,
  })
  const skusOf = async (idOrSlug: string) => (await read(idOrSlug))?.options.flatMap(({ options }) => options.map(({ sku }) => sku))

  it('is that of several products, which each get one of their own and are named, the same in any order of the file', async () => {
    const rows = [lamp('Desk lamp'), lamp('Floor lamp')]
    const report = await importRows(rows)
    expect(report).toMatchObject({ products: 2, problems: [] })
    expect(report.otherwise.map(({ line, message }) => [line, message.replace(/[0-9a-f]{6,}/, '…')])).toEqual([
      [2, 'The sku LAMP is that of several products; this one became LAMP-….'],
      [3, 'The sku LAMP is that of several products; this one became LAMP-….'],
    ])
    const [desk, floor] = [await skusOf('desk-lamp'), await skusOf('floor-lamp')]
    expect(desk).not.toEqual(floor)
    expect(await importRows(rows.toReversed())).toMatchObject({ unchanged: 2, added: 0 })
    expect([await skusOf('desk-lamp'), await skusOf('floor-lamp')]).toEqual([desk, floor])
  })

  it('is refused for a product that stands in the file before', async () => {
    const { products: taken, problems, otherwise } = await importRows([lamp('Desk lamp'), lamp('Desk lamp', { price: '50' })])
    expect([taken, otherwise]).toEqual([1, []])
    expect(problems.map(({ line, message }) => [line, message])).toEqual([[3, 'The product LAMP was in line 2 before.']])
  })

  it('is as a variation that of the first; the other stays a product', async () => {
    const report = await importRows([
      lamp('Desk lamp white', { visibility: 'Not Visible Individually', additional_attributes: 'shade=White' }),
      lamp('Floor lamp'),
      lamp('Desk lamp', { sku: 'DESK', product_type: 'configurable', configurable_variations: 'sku=LAMP,shade=White' }),
    ])
    expect(report).toMatchObject({ products: 2, problems: [] })
    expect(await skusOf('desk-lamp')).toEqual([expect.stringMatching(/^LAMP-/)])
    expect(await skusOf('floor-lamp')).toEqual([expect.stringMatching(/^LAMP-/)])
    expect(await skusOf('desk-lamp')).not.toEqual(await skusOf('floor-lamp'))
  })

  it('has no store views, for which of the products they mean is not said', async () => {
    const { unsupported } = await importRows([lamp('Desk lamp'), lamp('Floor lamp'), lamp('Lampe', { store_view_code: 'fr' })])
    expect(unsupported).toEqual(new Map([['row of a store view whose sku is that of several products', 1]]))
    expect((await read('desk-lamp', { country: 'CA', language: 'fr' }))?.name).toBe('Desk lamp')
  })
})
