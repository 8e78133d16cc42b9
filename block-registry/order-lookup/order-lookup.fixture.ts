import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'order-lookup'>[] = [
  { name: 'the shop’s own words', node: fixtureNode('order-lookup', { heading: '', text: '' }) },
]
