import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'header-navigation'>[] = [
  { name: 'on the home page', node: fixtureNode('header-navigation', { variant: 'megamenu' }) },
  { name: 'within women', node: fixtureNode('header-navigation', { variant: 'megamenu' }), context: { path: '/women/coats' } },
]
