import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'top-searches'>[] = [
  {
    name: 'four searches',
    node: fixtureNode('top-searches', { heading: '', itemsToShow: 10 }),
    data: { queries: ['coats', 'linen shirts', 'boots & shoes', 'Alder'] },
  },
  { name: 'nothing came', node: fixtureNode('top-searches', { heading: '', itemsToShow: 10 }), data: {} },
]
