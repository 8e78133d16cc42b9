import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'tab-panel'>[] = [
  {
    name: 'by itself',
    node: fixtureNode(
      'tab-panel',
      { key: 'linen', title: 'Linen' },
      { body: [fixtureNode('headline', { text: 'Cool water, and a line in the shade', level: 3, align: 'start' })] },
    ),
  },
]
