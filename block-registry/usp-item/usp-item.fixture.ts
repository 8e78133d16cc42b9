import { fixtureNode, type Fixture } from '../fixture.ts'

const icons = ['delivery', 'returns', 'quality', 'gift', 'store', 'chat', 'leaf', 'lock'] as const

export const fixtures: readonly Fixture<'usp-item'>[] = icons.map((icon) => ({
  name: icon,
  node: fixtureNode('usp-item', { icon, text: 'Free delivery from £100', href: icon === 'lock' ? '' : '/help/delivery' }),
}))
