import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'maintenance-notice'>[] = [
  {
    name: 'closed',
    node: fixtureNode('maintenance-notice', {
      heading: 'We will be right back',
      text: 'We are moving the shop floor around. Back within the hour.',
    }),
  },
]
