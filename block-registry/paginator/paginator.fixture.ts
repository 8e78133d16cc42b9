import { fixtureNode, type Fixture } from '../fixture.ts'
import { listingPage } from '../listing-fixture-data.ts'

export const fixtures: readonly Fixture<'paginator'>[] = [
  { name: 'in the middle', node: fixtureNode('paginator', { variant: 'regular' }), context: listingPage() },
  { name: 'first page', node: fixtureNode('paginator', { variant: 'regular' }), context: listingPage({ page: 1 }) },
  { name: 'compact, last page', node: fixtureNode('paginator', { variant: 'compact' }), context: listingPage({ page: 5 }) },
]
