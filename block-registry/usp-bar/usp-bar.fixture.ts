import { fixtureNode, type Fixture } from '../fixture.ts'

const items = () => [
  fixtureNode('usp-item', { icon: 'delivery', text: 'Free delivery from £100', href: '/help/delivery' }),
  fixtureNode('usp-item', { icon: 'returns', text: 'Thirty days to change your mind', href: '/help/returns' }),
  fixtureNode('usp-item', { icon: 'quality', text: 'Repairs for life', href: '' }),
]

export const fixtures: readonly Fixture<'usp-bar'>[] = [{ name: 'three promises', node: fixtureNode('usp-bar', {}, { items: items() }) }]
