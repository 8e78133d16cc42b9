import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '../../../schemas/api/cart.ts'
import { adobeCommerceImporter } from '../../../server/catalogue/adobe-commerce/adobe-commerce-importer.ts'
import { readProduct } from '../../../server/catalogue/read-product.ts'
import { shopifyImporter } from '../../../server/catalogue/shopify/shopify-importer.ts'
import { createFolderStore } from '../../../server/images/picture-store.ts'
import { checkoutBody, submit } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp } from '../../factories/commerce-app.ts'
import { writeAdobeExport } from '../../factories/export-folder.ts'
import { FILE_DEFAULTS, NOVEMBER_2026, runImport } from '../../factories/run-import.ts'

let shop: CommerceApp
let folder: string
beforeAll(async () => {
  shop = await createCommerceApp()
  folder = await mkdtemp(join(tmpdir(), 'exports-'))
})
afterAll(() => shop.close())

/** In the form of today's exports, with two of the vendor's standard metafields and one of the merchant's. */
const BICYCLES = [
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL,Rating (product.metafields.reviews.rating),Rating count (product.metafields.reviews.rating_count),Film (product.metafields.custom.video_url)',
  '"Tourer, steel",tourer,"<p>For long ways.</p><iframe src=""https://www.youtube.com/embed/x""></iframe>",Rad & Co,Sporting Goods > Cycling > Bicycles,Bikes,touring,TRUE,Active,T-54,Frame,54 cm,900.00,1000.00,shopify,3,DENY,,"{""value"":""4.5"",""scale_min"":""1.0"",""scale_max"":""5.0""}",12,https://player.vimeo.com/video/76979871',
  ',tourer,,,,,,,,T-58,,58 cm,900.00,,shopify,0,DENY,,,,',
  'Bell,bell,"<p>Loud.</p><iframe src=""//player.vimeo.com/video/22439234?h=ab&amp;muted=1""></iframe>",,,Parts,,TRUE,Active,B-1,Title,Default Title,12.00,,,0,DENY,,4,0,',
  'Pump,pump,"<iframe src=""https://www.youtube.com/embed/x""></iframe>",,,Parts,,TRUE,Active,P-1,Title,Default Title,20.00,,,0,DENY,,4.9,,',
]

const importBicycles = async () => {
  const file = join(folder, 'bicycles.csv')
  await writeFile(file, `\uFEFF${BICYCLES.join('\r\n')}\r\n`)
  return runImport({
    database: shop.runtime.database,
    importer: shopifyImporter({ ...FILE_DEFAULTS, file, sites: shop.runtime.sites, pictures: createFolderStore(folder) }),
  })
}

/** Lamps: other attributes than the vendor's sample, the configurable product before its variants, a rating as extensions write it. */
const importLamps = async () => {
  const common = { price: '80', qty: '4', is_in_stock: '1', visibility: 'Not Visible Individually', product_type: 'simple' }
  const directory = await writeAdobeExport([
    {
      sku: 'LAMP',
      product_type: 'configurable',
      name: 'Desk lamp',
      categories: 'Default Category/Lighting,Default Category/Lighting/Desk',
      description:
        '<div data-content-type="video"><iframe src="https://vimeo.com/76979871"></iframe></div><video src="https://www.youtube.com/watch?v=x"></video>',
      additional_attributes: 'manufacturer=Lumen,socket=E27',
      visibility: 'Catalog, Search',
      configurable_variations: 'sku=LAMP-W,shade=White|sku=LAMP-B,shade=Black',
      configurable_variation_labels: 'shade=Shade',
      rating_summary: '86',
      review_count: '7',
    },
    { ...common, sku: 'LAMP-W', name: 'Desk lamp white', additional_attributes: 'shade=White' },
    { ...common, sku: 'LAMP-B', name: 'Desk lamp black', additional_attributes: 'shade=Black', qty: '0' },
    { ...common, sku: 'BULB', name: 'Bulb', visibility: 'Catalog, Search', rating_summary: '120', review_count: '2' },
  ])
  return runImport({
    database: shop.runtime.database,
    importer: adobe(directory),
  })
}

const adobe = (directory: string) =>
  adobeCommerceImporter({
    ...FILE_DEFAULTS,
    directory,
    sites: shop.runtime.sites,
    pictures: createFolderStore(folder),
    storeViews: new Map(),
    now: NOVEMBER_2026,
  })

const read = (id: string) => {
  const site = shop.runtime.sites.find(({ siteTag }) => siteTag === 'ald-gb')
  if (site === undefined) throw new Error('no site')
  return readProduct({ database: shop.runtime.database, site, language: 'en', idOrSlug: id })
}

/** A guest puts it into the bag and pays. */
const buy = async (productId: string, setCode: string) => {
  const shopper = await shop.guest()
  const added = await shopper.post('/cart', { setCode, quantity: 1, productId, customisation: null, forceBasketClear: false })
  return [added.statusCode, (await submit(shopper, checkoutBody())).statusCode]
}

describe('an export of a bicycle shop from Shopify', () => {
  it('goes in with its ratings and films, says what it left out, and sells what is in stock', async () => {
    const report = await importBicycles()
    expect(report.problems).toEqual([])
    expect(report).toMatchObject({ products: 3, variants: 4 })
    expect(report.unsupported).toEqual(
      new Map([
        ['film that the shop has no player for', 1],
        ['rating that is no average with its number of reviews', 1],
      ]),
    )
    expect(await read('tourer')).toMatchObject({
      rating: { average: 4.5, count: 12 },
      media: { video: 'https://player.vimeo.com/video/76979871' },
    })
    const bell = await read('bell')
    expect(bell?.media.video).toBe('https://player.vimeo.com/video/22439234?h=ab&muted=1')
    expect(bell?.rating).toBeUndefined()
    expect(await buy('tourer', 'T-54')).toEqual([200, 200])
    expect((await buy('tourer', 'T-58'))[0]).not.toBe(200)
    expect(await importBicycles()).toMatchObject({ unchanged: 3, changed: 0 })
  })
})

describe('goods that the export ships with no parcel', () => {
  const bagWith = async (sku: string): Promise<Cart> => {
    const shopper = await shop.guest()
    return (await shopper.add(sku)).json()
  }

  it('are those of which Shopify says that they require no shipping, in either form of its columns', async () => {
    for (const [name, handle] of [
      ['Variant Requires Shipping', 'pattern'],
      ['Requires shipping', 'course'],
    ]) {
      const file = join(folder, `${handle}.csv`)
      const lines = [
        `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,${name}`,
        `${handle},Knitting,Form,Paper,${handle}-P,12.00,TRUE`,
        `${handle},,,File,${handle}-F,9.00,FALSE`,
      ]
      await writeFile(file, lines.join('\r\n'))
      const importer = shopifyImporter({ ...FILE_DEFAULTS, file, sites: shop.runtime.sites, pictures: createFolderStore(folder) })
      expect((await runImport({ database: shop.runtime.database, importer })).problems).toEqual([])
      expect((await bagWith(`${handle}-P`)).shipping.options).not.toEqual([])
      expect((await bagWith(`${handle}-F`)).shipping.options).toEqual([])
    }
  })

  it('are the virtual and downloadable products of Adobe Commerce, alone and as variants', async () => {
    const sold = { price: '30', qty: '4', is_in_stock: '1', visibility: 'Catalog, Search' }
    const hidden = { ...sold, visibility: 'Not Visible Individually' }
    const directory = await writeAdobeExport([
      { ...sold, sku: 'WARRANTY', product_type: 'virtual', name: 'Warranty' },
      { ...sold, sku: 'MANUAL', product_type: 'downloadable', name: 'Manual' },
      { ...hidden, sku: 'BOOK-P', product_type: 'simple', name: 'Book', additional_attributes: 'form=Paper' },
      { ...hidden, sku: 'BOOK-F', product_type: 'downloadable', name: 'Book', additional_attributes: 'form=File' },
      {
        ...sold,
        sku: 'BOOK',
        product_type: 'configurable',
        name: 'Book',
        configurable_variations: 'sku=BOOK-P,form=Paper|sku=BOOK-F,form=File',
      },
    ])
    const report = await runImport({ database: shop.runtime.database, importer: adobe(directory) })
    expect([report.problems, report.unsupported, report.products]).toEqual([[], new Map(), 3])
    for (const sku of ['WARRANTY', 'MANUAL', 'BOOK-F']) expect((await bagWith(sku)).shipping.options).toEqual([])
    expect((await bagWith('BOOK-P')).shipping.options).not.toEqual([])
  })
})

describe('an export of a lamp shop from Adobe Commerce', () => {
  it('goes in with its ratings and films, says what it left out, and sells what is in stock', async () => {
    const report = await importLamps()
    expect(report.problems).toEqual([])
    expect(report.unsupported).toEqual(new Map([['rating that is no average with its number of reviews', 1]]))
    expect(await read('LAMP')).toMatchObject({
      brand: { name: 'Lumen' },
      rating: { average: 4.3, count: 7 },
      media: { video: 'https://vimeo.com/76979871' },
    })
    expect((await read('BULB'))?.rating).toBeUndefined()
    expect(await buy('LAMP', 'LAMP-W')).toEqual([200, 200])
    expect((await buy('LAMP', 'LAMP-B'))[0]).not.toBe(200)
  })
})
