import { fixtureNode, type Fixture } from '../fixture.ts'

const breadcrumbs = [
  { h1: 'Home', path: '/' },
  { h1: 'Women', path: '/women' },
  { h1: 'Coats', path: '/women/coats' },
]

export const fixtures: readonly Fixture<'breadcrumbs'>[] = [
  { name: 'three levels', node: fixtureNode('breadcrumbs', { showBackButton: false }), context: { breadcrumbs } },
  { name: 'with a way back', node: fixtureNode('breadcrumbs', { showBackButton: true }), context: { breadcrumbs } },
]
