import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readIdentifiers } from '../../../server/catalogue/files/read-identifiers.ts'
import { shopifyColumn } from '../../../server/catalogue/shopify/shopify-columns.ts'
import { insertProducts } from '../../../server/catalogue/insert-products.ts'
import { readVariantRows } from '../../../server/catalogue/variant-row.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

let test: TestRuntime
beforeAll(async () => {
  test = await createTestRuntime()
})
afterAll(() => test.close())

describe('a maker’s number', () => {
  it.each(['9506000134352', '950600013435 2', '96385074', '036000291452', '10012345678902'])(
    '%s is one, whatever stands between its digits',
    (gtin) => {
      expect(readIdentifiers({ gtin, mpn: undefined })).toEqual({ gtin: gtin.replace(' ', '') })
    },
  )

  it.each(['', '9506000134353', '123', 'ABC-1', '0000000000000', '1234567890123456'])(
    '%j is none: a barcode of the merchant’s own',
    (gtin) => {
      expect(readIdentifiers({ gtin, mpn: '' })).toEqual({})
    },
  )

  it('has a part number beside it, without markup', () => {
    expect(readIdentifiers({ gtin: undefined, mpn: ' <b>NL-1</b> ' })).toEqual({ mpn: 'NL-1' })
  })

  it('is in both exports of Shopify under its name', () => {
    expect([shopifyColumn('Barcode'), shopifyColumn('Variant Barcode'), shopifyColumn('google shopping / mpn')]).toEqual([
      'Variant Barcode',
      'Variant Barcode',
      'Google Shopping / MPN',
    ])
  })

  it('is stored with its variant, and absent of others', async () => {
    const { database } = test.runtime
    const variant = { prices: { GB: { list: 100, sale: 100 } }, quantity: 1, state: 'STOCKED' } as const
    const product = {
      id: '1',
      slug: 'tee',
      brandName: 'Nordlys',
      name: { en: 'Tee' },
      description: { en: '' },
      details: { en: '' },
      care: { en: '' },
      optionLevels: [],
      categories: [],
      categoryPageIds: [],
      collections: [],
      media: [],
      isFinalSale: false,
      isOversize: false,
      isDiscontinued: false,
      relatedIds: [],
      variants: [
        { ...variant, sku: 'a', gtin: '9506000134352', mpn: 'NL-1' },
        { ...variant, sku: 'b' },
      ],
    }
    await insertProducts({
      database,
      clientTag: 'ald',
      source: 'test',
      entries: [{ product, hash: '', once: { popularity: 0, createdAt: 0 } }],
    })
    const rows = await readVariantRows({ database, country: 'GB', productIds: ['1'] })
    expect(rows.map(({ sku, gtin, mpn }) => [sku, gtin, mpn])).toEqual([
      ['a', '9506000134352', 'NL-1'],
      ['b', null, null],
    ])
  })
})
