import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'accordion-panel'>[] = [
  {
    name: 'open',
    node: fixtureNode(
      'accordion-panel',
      { title: 'Care', open: true },
      { body: [fixtureNode('headline', { text: 'Cold water, flat to dry', level: 4, align: 'start' })] },
    ),
  },
]
