import { fixtureNode, type Fixture } from '../fixture.ts'
import { listingPage } from '../listing-fixture-data.ts'

const props = {
  layout: 'sidebar',
  mode: 'auto',
  kinds: ['categories', 'brand', 'color', 'size', 'priceRange', 'onSale'],
  selectors: { color: 'grid', size: 'grid', priceRange: 'range' },
  itemsToShow: 10,
} as const

export const fixtures: readonly Fixture<'filters'>[] = [
  { name: 'beside the products', node: fixtureNode('filters', props), context: listingPage() },
  { name: 'as dropdowns', node: fixtureNode('filters', { ...props, layout: 'dropdown' }), context: listingPage() },
  {
    name: 'two values chosen',
    node: fixtureNode('filters', props),
    context: listingPage({ selectedFilters: { brand: ['birch'], color: ['navy'] } }, { brand: 'birch', color: 'navy' }),
  },
  { name: 'waiting for Apply', node: fixtureNode('filters', { ...props, mode: 'apply' }), context: listingPage() },
]
