import { fixtureNode, type Fixture } from '../fixture.ts'
import { listingPage } from '../listing-fixture-data.ts'

export const fixtures: readonly Fixture<'results'>[] = [
  { name: 'nothing chosen', node: fixtureNode('results', { showCount: true }), context: listingPage() },
  {
    name: 'two values chosen',
    node: fixtureNode('results', { showCount: true }),
    context: listingPage({ selectedFilters: { brand: ['birch'], priceRange: ['20', '80'] } }, { brand: 'birch', priceRange: '20,80' }),
  },
  {
    name: 'a search, about so many',
    node: fixtureNode('results', { showCount: true }),
    context: { ...listingPage({ query: 'linen', approximateTotal: true }, { query: 'linen' }), kind: 'search', path: '/search' },
  },
]
