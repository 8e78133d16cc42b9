import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'address-book'>[] = [
  { name: 'before accounts open', node: fixtureNode('address-book', { heading: '' }) },
]
