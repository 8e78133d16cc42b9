import { fixtureNode, type Fixture } from '../fixture.ts'
import { listingPage } from '../listing-fixture-data.ts'

export const fixtures: readonly Fixture<'chip-list'>[] = [
  { name: 'within women', node: fixtureNode('chip-list', { itemsToShow: 10 }), context: listingPage() },
  { name: 'the first two', node: fixtureNode('chip-list', { itemsToShow: 2 }), context: { ...listingPage(), path: '/women' } },
]
