import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'support-section'>[] = [
  {
    name: 'one section',
    node: fixtureNode(
      'support-section',
      { label: 'Write' },
      { items: [fixtureNode('link', { label: 'Contact form', href: '/contact', newWindow: false })] },
    ),
  },
]
