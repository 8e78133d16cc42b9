import { fixtureNode, type Fixture } from '../fixture.ts'
import { listingPage } from '../listing-fixture-data.ts'

export const fixtures: readonly Fixture<'side-navigation'>[] = [
  { name: 'within women', node: fixtureNode('side-navigation', { levels: 4 }), context: listingPage() },
]
