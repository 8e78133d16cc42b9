import { existsSync } from 'node:fs'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adobeCommerceImporter, type AdobeCommerceExport } from '../../../../server/catalogue/adobe-commerce/adobe-commerce-importer.ts'
import { readNavTree } from '../../../../server/catalogue/nav-tree.ts'
import { readProduct } from '../../../../server/catalogue/read-product.ts'
import { products, stock } from '../../../../server/database/schema/catalogue.ts'
import { SHIRT, writeAdobeExport, type AdobeRow } from '../../../factories/export-folder.ts'
import { FILE_DEFAULTS, NOVEMBER_2026, runImport } from '../../../factories/run-import.ts'
import { createFolderStore } from '../../../../server/images/picture-store.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'
import { defined } from '../../../../src/lib/defined.ts'

/* The large export lies beside the project on machines that have it. */
const LUMA = join(import.meta.dirname, '../../../../../shared/data/luma')

let test: TestRuntime
let imagesDirectory: string

beforeAll(async () => {
  test = await createTestRuntime()
  imagesDirectory = await mkdtemp(join(tmpdir(), 'images-'))
})
afterAll(() => test.close())

const importFolder = (directory: string, { missing, ...options }: Partial<AdobeCommerceExport> & { missing?: 'count' | 'remove' } = {}) =>
  runImport({
    database: test.runtime.database,
    importer: adobeCommerceImporter({
      ...FILE_DEFAULTS,
      directory,
      sites: test.runtime.sites,
      pictures: createFolderStore(join(imagesDirectory, 'originals')),
      storeViews: new Map(),
      now: NOVEMBER_2026,
      ...options,
    }),
    ...defined({ missing }),
  })

const importRows = async (rows: readonly AdobeRow[], options: Parameters<typeof importFolder>[1] = {}) =>
  importFolder(await writeAdobeExport(rows), options)

const read = (idOrSlug: string) => {
  const [site] = test.runtime.sites.filter(({ code }) => code === 'US')
  if (site === undefined) throw new Error('no site')
  return readProduct({ database: test.runtime.database, site, language: 'en', idOrSlug })
}

const shirt = (change: AdobeRow): AdobeRow => ({ ...SHIRT[4], ...change })

describe('importing an Adobe Commerce export', () => {
  it('takes products with options, prices, pictures and categories', async () => {
    expect(await importRows(SHIRT)).toMatchObject({ rows: 5, products: 1, variants: 4, images: 2, added: 1, problems: [] })
    const product = await read('field-shirt')
    expect(product).toMatchObject({
      id: 'S1',
      name: 'Field Shirt',
      optionLevels: ['color', 'size'],
      price: { list: 40, sale: 40 },
      categories: ['men > clothing > tees-tanks-and-more'],
      options: [{ slug: 'red', options: [{ sku: 'S1-S-Red' }, { sku: 'S1-M-Red' }] }, { slug: 'blue' }],
    })
    expect(product?.options[0]?.hex).toEqual(['#a8282b'])
    expect(product?.collections.map(({ tag }) => tag)).toEqual(['eco-friendly', '_div_men', 'new-in'])
  })

  it('puts the categories into the navigation tree below its first levels', async () => {
    const [men] = await readNavTree({ database: test.runtime.database, clientTag: 'ald', language: 'en' })
    expect(men).toMatchObject({
      path: '/men',
      key: 'men',
      children: [{ path: '/men/clothing', children: [{ label: 'Tees, Tanks & More' }] }],
    })
  })

  it('lets no script of the file through', async () => {
    expect((await read('S1'))?.description).toBe('<p>Soft</p>')
  })

  it('names pictures by their content and ties them to their color', async () => {
    const media = (await read('S1'))?.media.large ?? []
    expect(media.map(({ colorSlug, width, height }) => ({ colorSlug, width, height }))).toEqual([
      { colorSlug: 'red', width: 60, height: 80 },
      { colorSlug: 'blue', width: 60, height: 80 },
    ])
    expect(await readdir(join(imagesDirectory, 'originals', 'adobe-commerce'))).toEqual(
      media.map(({ src }) => src.slice('/images/adobe-commerce/'.length)).sort(),
    )
  })

  it('changes nothing the second time, not even stock that was sold meanwhile', async () => {
    await test.runtime.database.update(stock).set({ quantity: 1 }).where(eq(stock.sku, 'S1-S-Red'))
    expect(await importRows(SHIRT)).toMatchObject({ added: 0, changed: 0, unchanged: 1, removed: 0 })
    const [left] = await test.runtime.database.select().from(stock).where(eq(stock.sku, 'S1-S-Red'))
    expect(left?.quantity).toBe(1)
  })

  it('reports a bad row by line and column, skips it and takes the rest', async () => {
    const report = await importRows([{ ...SHIRT[0], price: 'forty' }, ...SHIRT.slice(1)])
    expect(report.problems).toMatchObject([
      { file: 'products.csv', line: 2, column: 'price', message: 'S1-S-Red has the price "forty", which is not a number.' },
      { line: 6, column: 'configurable_variations', message: 'S1 names S1-S-Red, which the file does not have.' },
    ])
    expect(report).toMatchObject({ products: 1, variants: 3, changed: 1 })
  })

  it('reports pictures that are missing or lead out of the folder', async () => {
    const report = await importRows([...SHIRT.slice(0, 4), shirt({ additional_images: '/s/none.jpg,../../../../etc/passwd' })])
    expect(report.pictures.map(({ message }) => message)).toEqual([
      'The picture /s/none.jpg is missing.',
      'The picture ../../../../etc/passwd leads out of the folder.',
    ])
  })

  it('removes what the file no longer has only when asked, and leaves other sources alone', async () => {
    await test.runtime.database.update(products).set({ source: 'shopify' }).where(eq(products.id, 'S1'))
    const other = SHIRT.map((row) => ({
      ...row,
      sku: row.sku?.replace('S1', 'S2') ?? '',
      configurable_variations: row.configurable_variations?.replaceAll('S1', 'S2') ?? '',
    }))
    expect(await importRows(other)).toMatchObject({ added: 1, removed: 0 })
    expect(await read('S2')).toMatchObject({ slug: 'field-shirt-s2' })
    const again = await importRows(SHIRT, { missing: 'count' })
    expect(again).toMatchObject({ missing: 1, removed: 0 })
    expect(again.problems).toMatchObject([{ line: 6, message: 'Product S1 already belongs to another source; it was left as it is.' }])
    expect(await read('S2')).toBeDefined()
    expect(await importRows(SHIRT, { missing: 'remove' })).toMatchObject({ missing: 1, removed: 1 })
    expect(await read('S2')).toBeUndefined()
    expect(await read('S1')).toBeDefined()
  })

  it('refuses a wrong folder with a sentence that names the problem', async () => {
    await expect(importFolder('/no/such/folder')).rejects.toThrow('There is no folder /no/such/folder.')
    const empty = await mkdtemp(join(tmpdir(), 'empty-'))
    await expect(importFolder(empty)).rejects.toThrow(`${empty} has no products.csv, neither in itself nor in its folder catalog.`)
  })
})

describe.skipIf(!existsSync(LUMA))('importing the large export (skipped where it is not beside the project)', () => {
  it('takes all 147 products with 1,847 variants and their photographs, once', { timeout: 120_000 }, async () => {
    expect(await importFolder(LUMA)).toMatchObject({ rows: 1_994, products: 147, variants: 1_847, images: 675, added: 147, problems: [] })
    expect(await importFolder(LUMA)).toMatchObject({ added: 0, changed: 0, unchanged: 147, removed: 0 })
    expect((await read('MH01'))?.options.map(({ name }) => name)).toEqual(['Black', 'Gray', 'Orange'])
  })
})
