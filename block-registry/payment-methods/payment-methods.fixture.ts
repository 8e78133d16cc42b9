import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'payment-methods'>[] = [
  { name: 'as the server sends it', node: fixtureNode('payment-methods', { heading: '' }) },
]
