// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { fixtureHits } from '../../../../../block-registry/listing-fixture-data.ts'
import { packHit } from '../../../../../src/pipeline/document/packed/pack-view.ts'
import { packView } from '../../../../../src/pipeline/document/packed/pack-view.ts'
import { readHead } from '../../../../../src/pipeline/render/sync-head.ts'
import { unpackHit } from '../../../../../src/pipeline/document/packed/unpack-view.ts'
import { unpackView } from '../../../../../src/pipeline/document/packed/unpack-view.ts'
import type { Hit } from '../../../../../src/clients/search/hit.ts'
import type { PageView } from '../../../../../src/pipeline/load/page-view.ts'

/** What cards never show does not travel. */
const asCardsTakeIt = ({ queryID: _, ...hit }: Hit): Hit => ({
  ...hit,
  // With those above them, whether the index named them or not.
  categories: expect.arrayContaining([...hit.categories]) as string[],
  productAvailability: '',
  optionLevels: [],
  sizes: [],
  categoryPageIds: [],
})

const overTheWire = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

it('gives the browser every hit as the server showed it', () => {
  expect(fixtureHits.length).toBeGreaterThan(1)
  expect(overTheWire(fixtureHits.map(packHit)).map(unpackHit)).toEqual(fixtureHits.map(asCardsTakeIt))
})

it('keeps what is unusual about a hit', () => {
  const [plain] = fixtureHits
  if (plain === undefined) throw new Error('There are no hits to try')
  const odd: Hit = {
    ...plain,
    objectID: 'record-1',
    brandTag: 'another-name',
    collections: ['winter'],
    isFinalSale: true,
    availabilityFlag: 1,
    image: { src: '/images/odd.jpg', width: 300, height: 200 },
    priceRange: { saleMin: 1, saleMax: 9, listMin: 2, listMax: 10 },
    shippingDateRange: { minRange: 1, maxRange: 2 },
    rating: { average: 4.6, count: 23 },
    colors: [
      { slug: 'red', name: 'Red', availabilityFlag: 3, mainImage: { src: '/images/red.jpg', width: 1200, height: 1500 } },
      { slug: 'blue', name: 'Blue', availabilityFlag: 1 },
    ],
  }
  expect(unpackHit(overTheWire(packHit(odd, 3)), 3)).toEqual(asCardsTakeIt(odd))
})

it('carries what campaigns look at: brand, categories with those above them, and collections that are no groups [RULES-04]', () => {
  const [plain] = fixtureHits
  if (plain === undefined) throw new Error('There are no hits to try')
  const categories = ['women', 'women > clothing', 'women > clothing > coats']
  const packed = overTheWire(
    packHit({ ...plain, brand: 'Nord & Lys', brandTag: 'nord-lys', categories, collections: ['_grp_1', 'winter'] }, 0),
  )
  expect(JSON.stringify(packed)).not.toContain('nord-lys')
  expect(JSON.stringify(packed).match(/women/g)).toHaveLength(1)
  expect(unpackHit(packed, 0)).toMatchObject({ brandTag: 'nord-lys', categories, collections: ['winter'] })
})

const facets = {
  brand: [{ filterType: 'brand', tag: 'alder', value: 'Alder', count: 14 }],
  color: [{ filterType: 'color', tag: 'red', value: 'Red', count: 2, properties: { rgb: ['#a8282b'] } }],
}

it('carries a listing and the answers of blocks, without those that did not come', () => {
  const view = {
    key: 'x',
    items: [],
    head: [],
    data: { tray: { hits: fixtureHits, more: undefined } },
    context: {
      kind: 'home',
      status: 200,
      path: '/',
      params: {},
      query: {},
      title: 'Home',
      breadcrumbs: [],
      listing: { hits: fixtureHits, facets, heading: 'All' },
    },
    // A listing's other fields travel as they are.
  } as unknown as PageView
  const arrived = unpackView(overTheWire(packView(view)), [])
  expect(arrived.data).toEqual({ tray: { hits: fixtureHits.map(asCardsTakeIt) } })
  expect(arrived.context.listing).toEqual({ hits: fixtureHits.map(asCardsTakeIt), facets, heading: 'All' })
  expect(JSON.stringify(packView(view)).length).toBeLessThan(JSON.stringify(view).length * 0.7)
})

it("takes the page's head tags from the head itself", () => {
  document.head.innerHTML =
    '<meta charset="utf-8"><meta name="description" content="Wool &amp; more" data-page=""><link rel="canonical" href="/en" data-page="">'
  expect(readHead()).toEqual([
    { tag: 'meta', attributes: { name: 'description', content: 'Wool & more' } },
    { tag: 'link', attributes: { rel: 'canonical', href: '/en' } },
  ])
})

it('carries answers that are no hits as they are, and leaves out those that did not come', () => {
  const view: PageView = {
    key: 'landing/help/returns',
    items: [],
    context: { kind: 'landing', status: 200, path: '/help/returns', params: {}, query: {}, title: 'Returns', breadcrumbs: [] },
    data: { guides: { guides: { categories: [{ categoryKey: 'women' }] } }, table: { options: [{ id: 'standard' }], more: undefined } },
    head: { title: 'Returns', meta: [], links: [] } as unknown as PageView['head'],
  }
  const { data } = unpackView(overTheWire(packView(view)), view.head)
  expect(data['guides']).toEqual(view.data['guides'])
  expect(data['table']).toEqual({ options: [{ id: 'standard' }] })
})
