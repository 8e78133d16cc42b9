import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adobeCommerceImporter } from '../../../../server/catalogue/adobe-commerce/adobe-commerce-importer.ts'
import { indexCatalogue, type IndexDeps } from '../../../../server/catalogue/indexing/index-catalogue.ts'
import { shopifyImporter } from '../../../../server/catalogue/shopify/shopify-importer.ts'
import { createFolderStore } from '../../../../server/images/picture-store.ts'
import { createSearchClient } from '../../../../src/clients/search/create-search-client.ts'
import { fetchRequester } from '../../../../src/clients/search/search-wire.ts'
import { createListingSearch } from '../../../../src/features/listing/create-listing-search.ts'
import { loadListing } from '../../../../src/features/listing/load-listing.ts'
import { writeAdobeExport } from '../../../factories/export-folder.ts'
import { FILE_DEFAULTS, NOVEMBER_2026, runImport } from '../../../factories/run-import.ts'
import { createEmptyIndex } from '../../../setup/demo-index.ts'
import type { TestRuntime } from '../../../setup/runtime.ts'

const BICYCLES = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Variant SKU,Variant Inventory Qty,Variant Price',
  'tourer,Steel tourer,"<p>For long ways.</p><p>With <b>mudguards</b> &amp; lamps.</p>",Rad & Co,Bicycles,"touring, gift for cyclists",T-1,9,900.00',
  'helmet,Helmet,<p>Goes with every tourer.</p>,Rad & Co,Safety,,H-1,9,60.00',
  'bag,Touring bag,<p>Waterproof.</p>,Packer,Bags,,B-1,9,80.00',
  'lamp,Lamp,<p>Bright.</p>,Packer,Lights,"bicycles, seguridad",L-1,9,30.00',
  ...Array.from({ length: 14 }, (_, at) => `tube-${at},Tube ${at},<p>Vulcanised caoutchouc.</p>,Packer,Tubes,,TUBE-${at},9,8.00`),
]

/** One word as a color, a brand, a category and in a description. */
const OCHRES = [
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price',
  'jar,Jar,<p>Ochre as the hills.</p>,Packer,Jars,Title,Default Title,JAR-1,9,8.00',
  'pot,Pot,<p>Round.</p>,Ochre,Jars,Title,Default Title,POT-1,9,8.00',
  'tin,Tin,<p>Square.</p>,Packer,Ochre,Title,Default Title,TIN-1,9,8.00',
  'cap,Cap,<p>Soft.</p>,Packer,Hats,Color,Ochre,CAP-1,9,8.00',
]

let test: TestRuntime
let deps: IndexDeps

beforeAll(async () => {
  const index = await createEmptyIndex()
  test = index.test
  deps = { ...index.deps, sites: index.deps.sites.filter(({ code, clientTag }) => ['GB', 'US'].includes(code) && clientTag === 'ald') }
  const folder = await mkdtemp(join(tmpdir(), 'tags-'))
  const file = join(folder, 'bicycles.csv')
  await writeFile(file, BICYCLES.join('\n'))
  const options = { ...FILE_DEFAULTS, sites: test.runtime.sites, pictures: createFolderStore(folder) }
  await runImport({ database: test.runtime.database, importer: shopifyImporter({ ...options, file }) })
  const ochres = join(folder, 'ochres.csv')
  await writeFile(ochres, OCHRES.join('\n'))
  await runImport({ database: test.runtime.database, importer: shopifyImporter({ ...options, file: ochres }) })
  const shared = { product_type: 'simple', price: '80', qty: '4', is_in_stock: '1', visibility: 'Catalog, Search' }
  const directory = await writeAdobeExport([
    { ...shared, sku: 'DESK', name: 'Desk light', meta_keywords: 'reading, workbench', description: '<p>Bends.</p>' },
    { sku: 'DESK', store_view_code: 'es', name: 'Luz de mesa', meta_keywords: 'flexo', description: '<p>Se dobla como un junco.</p>' },
  ])
  await runImport({
    database: test.runtime.database,
    importer: adobeCommerceImporter({ ...options, directory, storeViews: new Map(), now: NOVEMBER_2026 }),
  })
  await indexCatalogue(deps)
})
afterAll(() => test.close())

const clientOf = (country: string, language: string) => {
  const site = deps.sites.find(({ code }) => code === country)
  if (site === undefined) throw new Error(`There is no site ${country}`)
  const own = { ...site, listing: { ...site.listing, hitsPerPage: 12 } }
  const shared = { site: own, language, report: () => undefined }
  return { shared, client: createSearchClient({ ...shared, baseUrl: deps.baseUrl, requester: fetchRequester(deps.fetch) }) }
}

/** The search page of a country in a language. */
const find = async (words: string, { country = 'GB', language = 'en', ...query }: Readonly<Record<string, string>> = {}) => {
  const { shared, client } = clientOf(country, language)
  const { hits, ...listing } = await loadListing({
    ...shared,
    search: createListingSearch({ ...shared, client }),
    routeKind: 'search',
    heading: words,
    path: '/search',
    query: new URLSearchParams({ query: words, ...query }),
    pageFilters: {},
  })
  return { ...listing, ids: hits.map(({ productId }) => productId) }
}

describe('tags of an imported catalogue', () => {
  it.each([
    ['touring', 'GB', 'en', ['bag', 'tourer']],
    ['gift for cyclists', 'GB', 'en', ['tourer']],
    ['bicycles', 'GB', 'en', ['tourer', 'lamp']],
    ['seguridad', 'US', 'es', ['lamp']],
    ['workbench', 'GB', 'en', ['DESK']],
    ['flexo', 'US', 'es', ['DESK']],
    ['T-1', 'GB', 'en', ['tourer']],
  ])('find %s on the site of %s in %s, after products that are called so or are of that kind', async (words, country, language, ids) => {
    const found = await find(words, { country, language })
    expect(found.ids).toEqual(ids)
    expect(found.foundBy).toBeUndefined()
  })
})

it('what has a word as its brand or category comes before what has it as a color, and what mentions it is not there beside them', async () => {
  const { ids } = await find('ochre')
  expect(ids.slice(0, 2).toSorted()).toEqual(['pot', 'tin'])
  expect(ids.slice(2)).toEqual(['cap'])
})

describe('descriptions of an imported catalogue', () => {
  it.each([
    ['mudguards', 'GB', 'en', ['tourer']],
    ['steel mudguard', 'GB', 'en', ['tourer']],
    ['waterproof bag', 'GB', 'en', ['bag']],
    ['junco', 'US', 'es', ['DESK']],
  ])('find %s on the site of %s in %s where nothing is called that, and the page says so', async (words, country, language, ids) => {
    const found = await find(words, { country, language })
    expect(found.ids).toEqual(ids)
    expect(found).toMatchObject({ foundBy: 'descriptions', nbHits: ids.length })
  })

  it('are not looked into where something is called what was typed', async () => {
    const found = await find('tourer')
    expect(found.ids).toEqual(['tourer'])
    expect(found.foundBy).toBeUndefined()
  })

  it('have their markup left out: the name of an entity is no word', async () => {
    expect(await find('amp')).toMatchObject({ nbHits: 0 })
  })

  it('are found page by page, with their counts and filters', async () => {
    const first = await find('caoutchouc')
    expect(first).toMatchObject({ nbHits: 14, pages: 2, foundBy: 'descriptions', facets: { brand: [{ tag: 'packer', count: 14 }] } })
    const second = await find('caoutchouc', { page: '2' })
    expect(second).toMatchObject({ nbHits: 14, page: 2, foundBy: 'descriptions' })
    expect(new Set([...first.ids, ...second.ids]).size).toBe(14)
    expect(await find('mudguards', { brand: 'rad-co' })).toMatchObject({ nbHits: 1, foundBy: 'descriptions' })
  })

  it('are no way out where only the chosen filters leave nothing', async () => {
    const named = await find('tourer', { brand: 'packer' })
    expect(named).toMatchObject({ nbHits: 0 })
    expect(named.foundBy).toBeUndefined()
    const described = await find('waterproof bag', { brand: 'rad-co' })
    expect(described).toMatchObject({ nbHits: 0 })
    expect(described.foundBy).toBeUndefined()
  })

  it('come before products that have only some of the words', async () => {
    expect(await find('tourer mudguards')).toMatchObject({ ids: ['tourer'], foundBy: 'descriptions' })
    expect(await find('helmet caoutchouc')).toMatchObject({ ids: ['helmet'], foundBy: 'someWords' })
  })

  it('are what the suggestions below the search box show then, too [SEARCH-12]', async () => {
    const { client } = clientOf('GB', 'en')
    const suggest = async (query: string) => {
      const { hits, count } = await client.find({ query, hitsPerPage: 3, mayMissWords: true })
      return { ids: hits.map(({ productId }) => productId), count }
    }
    expect(await suggest('mudgu')).toEqual({ ids: ['tourer'], count: 1 })
    expect(await suggest('tourer')).toEqual({ ids: ['tourer'], count: 1 })
    expect(await suggest('touring')).toEqual({ ids: ['bag', 'tourer'], count: 2 })
    expect(await suggest('helmet caoutchouc')).toEqual({ ids: ['helmet'], count: 1 })
    expect(await suggest('xyzzy')).toEqual({ ids: [], count: 0 })
  })
})
