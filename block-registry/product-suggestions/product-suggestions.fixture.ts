import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'product-suggestions'>[] = [
  { name: 'below the search box', node: fixtureNode('product-suggestions', { max: 3 }) },
]
