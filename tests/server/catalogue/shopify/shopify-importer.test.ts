import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readProduct } from '../../../../server/catalogue/read-product.ts'
import { saveCatalogue } from '../../../../server/catalogue/save-catalogue.ts'
import { shopifyImporter } from '../../../../server/catalogue/shopify/shopify-importer.ts'
import { createFolderStore } from '../../../../server/images/picture-store.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'

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

const importLines = async (lines: readonly string[]) => {
  const file = join(folder, 'products.csv')
  await writeFile(file, [HEADER, ...lines].join('\r\n'))
  const importer = shopifyImporter({
    file,
    sites: test.runtime.sites,
    pictures: createFolderStore(join(folder, 'images', 'originals')),
    fetch: picture,
  })
  return saveCatalogue({ database: test.runtime.database, clientTag: 'ald', importer })
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
    expect(report.problems).toMatchObject([{ line: 5, column: 'Image Src' }])
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
      'sock,Sock,,,,,Size,S,,,MUG-1,1,deny,9,,,,,',
      'mug,Again,,,,,Title,Default Title,,,,1,deny,9,,,,,',
      'cup,Cup,,,,,Title,Default Title,,,,1,deny,free,,,,,',
    ])
    expect(report).toMatchObject({ products: 1, unchanged: 1, removed: 1 })
    expect(report.problems.map(({ line, column }) => [line, column])).toEqual([
      [3, 'Variant Inventory Qty'],
      [3, 'Variant Price'],
      [4, 'Handle'],
      [5, 'Variant SKU'],
      [5, 'Variant Price'],
      [6, 'Handle'],
      [7, 'Variant Price'],
      [7, 'Variant Price'],
    ])
  })
})
