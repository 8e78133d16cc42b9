import sanitizeHtml from 'sanitize-html'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { CatalogueProduct } from '../../../../server/catalogue/catalogue-product.ts'
import type { ImportEvent } from '../../../../server/catalogue/importer.ts'
import { createSearchWriter, indexCatalogue } from '../../../../server/catalogue/indexing/index-catalogue.ts'
import { indexBase } from '../../../../server/catalogue/indexing/index-names.ts'
import { readFirstIndex } from '../../../../server/catalogue/indexing/read-first-index.ts'
import { plainWords } from '../../../../server/catalogue/indexing/plain-words.ts'
import { saveCatalogue } from '../../../../server/catalogue/save-catalogue.ts'
import { indexedRecords } from '../../../../server/database/schema/catalogue.ts'
import { createEmptyIndex } from '../../../setup/demo-index.ts'

let index: Awaited<ReturnType<typeof createEmptyIndex>>
beforeAll(async () => {
  index = await createEmptyIndex()
})
afterAll(() => index.test.close())

const sold = (id: string, country: string): CatalogueProduct => ({
  id,
  slug: id,
  brandName: 'Bolt',
  name: { en: id },
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
  variants: [{ sku: `${id}-sku`, prices: { [country]: { list: 100, sale: 100 } }, quantity: 3, state: 'STOCKED' }],
})

it('products that come after hundreds which a country does not sell are in its index', async () => {
  const { database } = index.test.runtime
  const [site] = index.deps.sites.filter(({ code }) => code === 'GB')
  if (site === undefined) throw new Error('The demo sells in Great Britain')
  const products = [
    ...Array.from({ length: 250 }, (_, at) => sold(`a${String(at).padStart(3, '0')}`, 'US')),
    sold('b', 'GB'),
    sold('c', 'GB'),
  ]
  const read = async function* (): AsyncIterable<ImportEvent> {
    for (const product of products) yield { kind: 'product', product }
  }
  await saveCatalogue({ database, clientTag: site.clientTag, importer: { source: 'shopify', read }, now: 0 })
  await indexCatalogue({ ...index.deps, sites: [site] })
  const rows = await database.select().from(indexedRecords)
  const ids = rows.filter(({ indexName }) => indexName === indexBase(site)).map(({ objectId }) => objectId)
  expect(ids.sort()).toEqual(['b', 'c'])
})

it('once a start has had the first index read, no query waits until it is', async () => {
  const { database } = index.test.runtime
  const sites = index.deps.sites.filter(({ code }) => code === 'GB')
  const execute = vi.spyOn(database, 'execute')
  const partsRead = (): number =>
    execute.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('order by object_id limit')).length
  await readFirstIndex({ ...index.deps, sites })
  expect(partsRead()).toBeGreaterThan(0)
  execute.mockClear()
  const client = createSearchWriter(index.deps)
  const { nbHits } = await client.searchSingleIndex({ indexName: sites.map(indexBase).join(), searchParams: { query: 'b' } })
  expect(nbHits).toBeGreaterThan(0)
  expect(execute).toHaveBeenCalled()
  expect(partsRead()).toBe(0)
  execute.mockRestore()
})

it('a description is searched by the same words whether the library reads its markup or its tags are bare enough to do without', () => {
  const piece = fc.constantFrom(
    'a b',
    ' c',
    '<p>',
    '</p>',
    '<br>',
    '<strong>',
    '</strong>',
    '<li>',
    '</h2>',
    '\n',
    '. ',
    '>',
    '&amp;',
    '<a href="x">',
    '"',
  )
  const byLibrary = (html: string): string =>
    sanitizeHtml(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} })
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ')
      .trim()
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(plainWords(pieces.join(''))).toBe(byLibrary(pieces.join('')))
    }),
  )
})
