import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'account-home'>[] = [
  {
    name: 'with a section below',
    node: fixtureNode(
      'account-home',
      { heading: '' },
      { below: [fixtureNode('headline', { text: 'Made to be worn for years', level: 2, align: 'start' })] },
    ),
  },
]
