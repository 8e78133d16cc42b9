import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'order-history'>[] = [
  { name: 'before accounts open', node: fixtureNode('order-history', { heading: '' }) },
]
