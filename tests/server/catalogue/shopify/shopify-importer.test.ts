import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readProduct } from '../../../../server/catalogue/read-product.ts'
import { shopifyImporter, type ShopifyExport } from '../../../../server/catalogue/shopify/shopify-importer.ts'
import { createFolderStore } from '../../../../server/images/picture-store.ts'
import { FILE_DEFAULTS, runImport } from '../../../factories/run-import.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'
import { defined } from '../../../../src/lib/defined.ts'

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Variant Image'
const MUG = [
  'mug,Big Mug,<p>Holds tea</p>,H&M,Kitchen,"new-in, Gifts",Title,Default Title,,,MUG-1,3,deny,12.50,,https://cdn.example/mug.jpg,1,A mug,',
]
const SWEATER = [
  'sweater,Sweater,,Fjell,Knitwear,,Size,S,Color,Red,SW-S-R,5,deny,80,100,red.png,1,,red.png',
  'sweater,,,,,,,M,,Red,SW-M-R,0,continue,80,100,,,,red.png',
  'sweater,,,,,,,S,,Blue,SW-S-B,0,deny,80,100,gone.png,2,,gone.png',
]

let test: TestRuntime
let folder: string
const asked: string[] = []

beforeAll(async () => {
  test = await createTestRuntime()
  folder = await mkdtemp(join(tmpdir(), 'shopify-'))
  await sharp({ create: { width: 30, height: 40, channels: 3, background: '#a44' } })
    .png()
    .toFile(join(folder, 'red.png'))
})
afterAll(() => test.close())

const picture = async (input: string | URL | Request): Promise<Response> => {
  asked.push(String(input))
  return new Response(
    new Uint8Array(
      await sharp({ create: { width: 20, height: 20, channels: 3, background: '#eee' } })
        .jpeg()
        .toBuffer(),
    ),
  )
}

const importLines = async (
  lines: readonly string[],
  { header = HEADER, missing, ...options }: Partial<ShopifyExport> & { header?: string; missing?: 'count' | 'remove' } = {},
) => {
  const file = join(folder, 'products.csv')
  await writeFile(file, [header, ...lines].join('\r\n'))
  const importer = shopifyImporter({
    ...FILE_DEFAULTS,
    file,
    sites: test.runtime.sites,
    pictures: createFolderStore(join(folder, 'images', 'originals')),
    fetch: picture,
    ...options,
  })
  return runImport({ database: test.runtime.database, importer, ...defined({ missing }) })
}

const read = (idOrSlug: string) => {
  const site = test.runtime.sites.find(({ code }) => code === 'US')
  if (site === undefined) throw new Error('no site')
  return readProduct({ database: test.runtime.database, site, language: 'en', idOrSlug })
}

describe('importing a Shopify product file', () => {
  it('takes products, option levels whatever their order, prices and pictures by address or beside the file', async () => {
    const report = await importLines([...MUG, ...SWEATER])
    expect(report).toMatchObject({ rows: 4, products: 2, variants: 4, images: 2, added: 2 })
    expect(report.problems).toEqual([])
    expect(report.pictures).toMatchObject([{ line: 5, column: 'Image Src', message: 'The picture gone.png is missing.' }])
    expect(asked).toEqual(['https://cdn.example/mug.jpg'])
    expect(await read('mug')).toMatchObject({
      brand: { name: 'H&M', tag: 'h-m' },
      optionLevels: [],
      price: { list: 12.5, sale: 12.5 },
      availability: 'LOWSTOCK',
      categories: ['more > kitchen'],
      media: { large: [{ alt: 'A mug' }] },
    })
    expect(await read('sweater')).toMatchObject({
      optionLevels: ['color', 'size'],
      sale: 'ONSALE',
      price: { list: 100, sale: 80 },
      options: [
        {
          slug: 'red',
          options: [
            { sku: 'SW-S-R', availability: 'LOWSTOCK' },
            { sku: 'SW-M-R', availability: 'BACKORDER' },
          ],
        },
        { slug: 'blue', options: [{ availability: 'NOTAVAILABLE' }] },
      ],
    })
  })

  it('changes nothing the second time', async () => {
    expect(await importLines([...MUG, ...SWEATER])).toMatchObject({ added: 0, changed: 0, unchanged: 2, removed: 0 })
  })

  it('reports faulty rows by line and column and takes the rest', async () => {
    const report = await importLines([
      ...MUG,
      'lamp,Lamp,,,,,Title,Default Title,,,,x,deny,9,,,,,',
      ',No handle,,,,,Title,Default Title,,,,1,deny,9,,,,,',
      'sock,Sock,,,,,Size,S,,,,1,deny,,,,,,',
      'mug,Again,,,,,Title,Default Title,,,,1,deny,9,,,,,',
      'cup,Cup,,,,,Title,Default Title,,,,1,deny,free,,,,,',
    ])
    expect(report).toMatchObject({ products: 1, unchanged: 1, removed: 0 })
    expect(report.problems.map(({ line, column }) => [line, column])).toEqual([
      [3, 'Variant Inventory Qty'],
      [4, 'Handle'],
      [5, 'Variant Price'],
      [6, 'Handle'],
      [7, 'Variant Price'],
    ])
  })

  it('keeps what an earlier file brought, and counts or removes it only when asked, never a product whose rows were refused', async () => {
    await importLines([...MUG, ...SWEATER])
    const changed = MUG.map((line) => line.replace('Big Mug', 'Bigger Mug'))
    expect(await importLines(changed)).toMatchObject({ changed: 1, missing: 0, removed: 0 })
    expect(await importLines(changed, { missing: 'count' })).toMatchObject({ missing: 1, removed: 0 })
    expect(await read('sweater')).toMatchObject({
      categories: ['more > knitwear'],
      breadcrumbs: [{ label: 'More' }, { label: 'Knitwear' }],
    })
    const refused = SWEATER.map((line) => line.replaceAll(',80,', ',free,'))
    expect(await importLines([...changed, ...refused], { missing: 'remove' })).toMatchObject({ missing: 0, removed: 0 })
    expect(await importLines(changed, { missing: 'remove' })).toMatchObject({ missing: 1, removed: 1 })
    expect(await read('sweater')).toBeUndefined()
  })

  it('reads the columns by their new names, and sells what nobody counts', async () => {
    const header =
      'Title,URL handle,Description,Vendor,Product category,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL,Image position,Gift card'
    const report = await importLines(
      [
        'Desk,desk,<p>Oak</p>,Fjell,Furniture > Desks,Active,D-1,Finish,Oiled,100,120,,0,DENY,,,FALSE',
        ',desk,,,,,D-2,,Raw,90,,shopify,0,CONTINUE,,,',
        ',desk,,,,,D-3,,Black,90,,shopify,0,DENY,,,',
        'Card,card,,Fjell,Gift Cards,Active,C-1,Title,Default Title,10,,,0,DENY,,,TRUE',
        'Chair,chair,,Fjell,,Draft,CH-1,Title,Default Title,10,,shopify,3,DENY,,,FALSE',
      ],
      { header },
    )
    expect(report.problems).toEqual([])
    expect(report.unsupported).toEqual(new Map([['gift card', 1]]))
    expect(await read('desk')).toMatchObject({
      optionNames: { size: 'Finish' },
      options: [{ options: [{ availability: 'AVAILABLE' }, { availability: 'BACKORDER' }, { availability: 'NOTAVAILABLE' }] }],
    })
    expect(await read('chair')).toMatchObject({ isDiscontinued: true })
  })

  it('keeps the pictures that a product has where they cannot be had again', async () => {
    await importLines(MUG)
    const before = (await read('mug'))?.media.large
    const report = await importLines(MUG, { fetch: () => Promise.reject(new Error('down')) })
    expect(report).toMatchObject({ unchanged: 1, missingImages: 1, refused: 0 })
    expect(report.pictures).toMatchObject([
      { line: 2, column: 'Image Src', message: expect.stringContaining('could not be fetched') as unknown },
    ])
    expect(before).toHaveLength(1)
    expect((await read('mug'))?.media.large).toEqual(before)
  })

  it('moves a sku to the product that has it now', async () => {
    await importLines([...MUG, ...SWEATER])
    await importLines(['cup,Cup,,Fjell,,,Title,Default Title,,,MUG-1,3,deny,9,,,,,'])
    expect((await read('cup'))?.options[0]?.options[0]?.sku).toBe('MUG-1')
    expect(await read('mug')).toBeUndefined()
    expect(await importLines(MUG)).toMatchObject({ changed: 1 })
    expect((await read('mug'))?.options[0]?.options[0]?.sku).toBe('MUG-1')
  })

  it('takes variants that share a sku, each with one of its own that the next file gives it again, and says so', async () => {
    const rings = [
      'ring,Ring,,,,,Size,5,,,R-1,1,deny,9,,,,,',
      'ring,,,,,,,6,,,R-1,1,deny,9,,,,,',
      'band,Band,,,,,Title,Default Title,,,R-1,1,deny,9,,,,,',
      'chain,Chain,,,,,Title,Default Title,,,C-1,1,deny,9,,,,,',
    ]
    const report = await importLines(rings)
    expect(report).toMatchObject({ products: 3, variants: 4, refused: 0 })
    expect([...report.adjusted.values()]).toEqual([3])
    expect(report.otherwise.map(({ line, column }) => [line, column])).toEqual([2, 3, 4].map((line) => [line, 'Variant SKU']))
    const skus = async (id: string) => (await read(id))?.options.flatMap(({ options }) => options.map(({ sku }) => sku))
    const [ring, band] = [await skus('ring'), await skus('band')]
    expect(new Set([...(ring ?? []), ...(band ?? [])]).size).toBe(3)
    expect(band?.[0]).toMatch(/^R-1-[\da-f]{8}$/)
    expect(await skus('chain')).toEqual(['C-1'])
    // In another order, which changes nothing about which variant has which.
    expect(await importLines([...rings.slice(2), ...rings.slice(0, 2)])).toMatchObject({ changed: 0, unchanged: 3 })
  })

  it('says of each variant without a price what is wrong with it, once', async () => {
    const report = await importLines([
      'free,Free,,,,,Title,Default Title,,,,1,deny,0.00,,,,,',
      'blank,Blank,,,,,,,,,,1,deny,,,,,,',
      'some,Some,,,,,Size,S,,,,1,deny,9,,,,,',
      'some,,,,,,,M,,,,1,deny,,,,,,',
    ])
    expect(report.problems.map(({ line, message }) => [line, message])).toEqual([
      [2, 'free costs 0, and the shop gives nothing away; with a price it is taken next time.'],
      [3, 'blank has no price here; with one it is taken next time.'],
      [5, 'some has no price here; with one it is taken next time.'],
    ])
    expect(report).toMatchObject({ products: 1, variants: 1 })
  })
})
