import { fixtureNode, type Fixture } from '../fixture.ts'
import { listingPage } from '../listing-fixture-data.ts'

export const fixtures: readonly Fixture<'category-navigation'>[] = [
  { name: 'in the sale', node: fixtureNode('category-navigation', { levels: 2 }), context: { ...listingPage(), path: '/sale' } },
]
