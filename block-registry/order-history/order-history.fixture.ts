import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'order-history'>[] = [
  { name: 'as the server sends it', node: fixtureNode('order-history', { heading: '' }) },
]
