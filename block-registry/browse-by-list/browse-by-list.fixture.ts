import { fixtureNode, type Fixture } from '../fixture.ts'
import { listingPage } from '../listing-fixture-data.ts'

export const fixtures: readonly Fixture<'browse-by-list'>[] = [
  { name: 'brands', node: fixtureNode('browse-by-list', { kind: 'brand', itemsToShow: 10 }), context: listingPage() },
  { name: 'sizes, the rest on demand', node: fixtureNode('browse-by-list', { kind: 'size', itemsToShow: 1 }), context: listingPage() },
]
