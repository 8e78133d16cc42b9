import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'payment-methods'>[] = [
  { name: 'before accounts open', node: fixtureNode('payment-methods', { heading: '' }) },
]
