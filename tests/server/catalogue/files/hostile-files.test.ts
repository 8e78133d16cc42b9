import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adobeCommerceImporter } from '../../../../server/catalogue/adobe-commerce/adobe-commerce-importer.ts'
import { shopifyImporter } from '../../../../server/catalogue/shopify/shopify-importer.ts'
import { categories, prices, products, stock, variants } from '../../../../server/database/schema/catalogue.ts'
import { createFolderStore } from '../../../../server/images/picture-store.ts'
import { FILE_DEFAULTS, NOVEMBER_2026, runImport } from '../../../factories/run-import.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'

type Cells = Readonly<Record<string, string>>
type Kind = 'shopify' | 'adobe-commerce'

const GOOD: Readonly<Record<Kind, Cells>> = {
  shopify: {
    Handle: 'good',
    Title: 'Good',
    'Body (HTML)': '<p>Fine</p>',
    Vendor: 'Fjell',
    'Product Category': 'Apparel > Shirts',
    Type: 'Shirt',
    Tags: 'new, warm',
    Published: 'TRUE',
    'Option1 Name': 'Color',
    'Option1 Value': 'Red',
    'Option2 Name': 'Size',
    'Option2 Value': 'S',
    'Variant SKU': 'GOOD-1',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '3',
    'Variant Inventory Policy': 'deny',
    'Variant Price': '12.50',
    'Variant Compare At Price': '20',
    'Image Src': '',
    'Image Position': '',
    'Image Alt Text': '',
    'Variant Image': '',
    'Gift Card': 'FALSE',
    Status: 'active',
  },
  'adobe-commerce': {
    sku: 'GOOD-1',
    store_view_code: '',
    product_type: 'simple',
    categories: 'Default Category/Shirts',
    name: 'Good',
    description: '<p>Fine</p>',
    price: '12.50',
    special_price: '10',
    special_price_from_date: '2026-01-01',
    special_price_to_date: '',
    url_key: 'good',
    base_image: '',
    additional_images: '',
    additional_attributes: 'color=Red,size=S,material=Wool',
    configurable_variations: '',
    configurable_variation_labels: '',
    qty: '3',
    is_in_stock: '1',
    manage_stock: '1',
    allow_backorders: '0',
    product_online: '1',
    visibility: 'Catalog, Search',
    created_at: '2/19/26, 1:06 AM',
    related_skus: 'A,B',
  },
}

/** What names a product, and so must differ from row to row. */
const KEYS: Readonly<Record<Kind, readonly string[]>> = { shopify: ['Handle', 'Variant SKU'], 'adobe-commerce': ['sku', 'url_key'] }

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'x'.repeat(10_000),
  'a/'.repeat(5_000),
  'not a number',
  '-5',
  '1e999',
  '99999999999999',
  'NaN',
  'a\u0000b',
  '\uFEFF',
  '"',
  '\r\n',
  '=HYPERLINK("http://x")',
  '../../../../etc/passwd',
  '__proto__',
  '💥'.repeat(200),
  'sku=A|sku=A,color=,=|',
]

let test: TestRuntime
let folder: string
beforeAll(async () => {
  test = await createTestRuntime()
  folder = await mkdtemp(join(tmpdir(), 'hostile-'))
})
beforeEach(() => clear())
afterAll(() => test.close())

const clear = async (): Promise<void> => {
  await test.runtime.database.delete(products)
  await test.runtime.database.delete(categories)
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

const importRows = async (kind: Kind, rows: readonly Cells[], { lineEnd = '\r\n', mark = '\uFEFF' } = {}) => {
  const columns = Object.keys(GOOD[kind])
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  const file = join(folder, 'products.csv')
  await writeFile(file, mark + lines.map((cells) => cells.map(quoted).join(',')).join(lineEnd))
  const shared = { ...FILE_DEFAULTS, sites: test.runtime.sites, pictures: createFolderStore(join(folder, 'images')) }
  return runImport({
    database: test.runtime.database,
    importer:
      kind === 'shopify'
        ? shopifyImporter({ ...shared, file })
        : adobeCommerceImporter({ ...shared, directory: folder, storeViews: new Map(), now: NOVEMBER_2026 }),
  })
}

const readAll = async () => {
  const { database } = test.runtime
  return {
    products: await database.select().from(products).orderBy(products.id),
    variants: await database.select().from(variants).orderBy(variants.sku),
    prices: await database.select().from(prices).orderBy(prices.sku, prices.country),
    stock: await database.select().from(stock).orderBy(stock.sku),
    categories: await database.select().from(categories).orderBy(categories.path),
  }
}

describe.each(['shopify', 'adobe-commerce'] as const)('a hostile %s file', (kind) => {
  it('has each row taken without its poison or refused by its line, and the good row behind them goes in', async () => {
    const hostile = Object.keys(GOOD[kind]).flatMap((column) =>
      HOSTILE.map((value, index) => ({
        ...GOOD[kind],
        ...Object.fromEntries(KEYS[kind].map((key) => [key, `x-${column.toLowerCase().replaceAll(/\W/g, '')}-${index}`])),
        [column]: value,
      })),
    )
    const report = await importRows(kind, [...hostile, GOOD[kind]])
    const stored = await readAll()
    expect(stored.variants.map(({ sku }) => sku)).toContain('GOOD-1')
    expect(report.rows + report.problems.filter(({ message }) => /NUL|characters; /.test(message)).length).toBe(hostile.length + 1)
    for (const { line, message } of report.problems) {
      expect(line).toBeGreaterThan(1)
      expect(message.length).toBeLessThan(600)
      expect(message).toMatch(/\.$/)
    }
    const text = JSON.stringify(stored)
    expect(/<script|<img|<[^>]*onerror|\\u0000/.exec(text)?.[0]).toBeUndefined()
    for (const { slug, name, brandName } of stored.products) expect([slug, name['en'], brandName].join('').length).toBeLessThan(800)
    for (const { list, sale } of stored.prices) expect(sale > 0 && sale <= list).toBe(true)
    for (const { path } of stored.categories) expect(path.split('/').length).toBeLessThan(8)
  })

  it('refuses a variant that was there before by its line, however often it comes', async () => {
    const report = await importRows(kind, [GOOD[kind], GOOD[kind], GOOD[kind]])
    expect(report).toMatchObject({ added: 1 })
    expect(new Set(report.problems.map(({ line }) => line))).toEqual(new Set([3, 4]))
  })

  it('makes of a file that comes twice what it makes of it once, and so of the file that updates it', async () => {
    const cell = fc.constantFrom('a', 'b', 'Red', 'Größe', '<b>x</b>', '', '12', '0', '-1', 'new, warm', 'A > B')
    const row = fc.record({ key: fc.integer({ min: 1, max: 4 }), column: fc.constantFrom(...Object.keys(GOOD[kind])), value: cell })
    const toCells = ({ key, column, value }: { key: number; column: string; value: string }): Cells => ({
      ...GOOD[kind],
      ...Object.fromEntries(KEYS[kind].map((name) => [name, `p-${key}`])),
      [column]: value,
    })
    const file = fc.array(row, { minLength: 1, maxLength: 6 }).map((rows) => rows.map(toCells))
    await fc.assert(
      fc.asyncProperty(file, file, async (first, second) => {
        await clear()
        await importRows(kind, first)
        await importRows(kind, second)
        const once = await readAll()
        expect(await importRows(kind, second)).toMatchObject({ added: 0, changed: 0, removed: 0 })
        expect(await readAll()).toEqual(once)
      }),
      { numRuns: 25 },
    )
  })
})
