import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'address-book'>[] = [
  { name: 'as the server sends it', node: fixtureNode('address-book', { heading: '' }) },
]
