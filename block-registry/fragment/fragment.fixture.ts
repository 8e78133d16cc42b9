import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'fragment'>[] = [
  {
    name: 'one heading',
    node: fixtureNode(
      'fragment',
      { title: 'Delivery promise' },
      { blocks: [fixtureNode('headline', { text: 'Free delivery this week', level: 3, align: 'center' })] },
    ),
  },
]
