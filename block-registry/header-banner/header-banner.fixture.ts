import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'header-banner'>[] = [
  {
    name: 'with a link',
    node: fixtureNode('header-banner', { text: 'Free delivery from £100, free returns always', href: '/help/delivery' }),
  },
  { name: 'words only', node: fixtureNode('header-banner', { text: 'The mending room is open on Saturdays until Christmas', href: '' }) },
]
