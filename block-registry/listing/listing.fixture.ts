import { fixtureNode, type Fixture } from '../fixture.ts'
import { listingPage } from '../listing-fixture-data.ts'

const props = { columns: 3, productConfig: {} }
const slots = () => ({
  top: [fixtureNode('results', { showCount: true })],
  side: [
    fixtureNode('filters', {
      layout: 'sidebar',
      mode: 'auto',
      kinds: ['brand', 'color', 'size', 'priceRange'],
      selectors: { color: 'grid' },
      itemsToShow: 10,
    }),
  ],
  bottom: [fixtureNode('paginator', { variant: 'regular' })],
})

export const fixtures: readonly Fixture<'listing'>[] = [
  { name: 'products with filters beside them', node: fixtureNode('listing', props, slots()), context: listingPage() },
  { name: 'products alone, four in a row', node: fixtureNode('listing', { ...props, columns: 4 }), context: listingPage() },
  {
    name: 'nothing matches the filters',
    node: fixtureNode('listing', props, slots()),
    context: listingPage({ hits: [], nbHits: 0, pages: 0, page: 1, selectedFilters: { brand: ['birch'] } }, { brand: 'birch' }),
  },
  {
    name: 'could not be loaded',
    node: fixtureNode('listing', props, slots()),
    context: listingPage({ status: 'failed', hits: [], nbHits: 0, pages: 0, facets: {} }),
  },
]
