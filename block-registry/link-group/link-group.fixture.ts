import { fixtureNode, type Fixture } from '../fixture.ts'
import { plainLink } from '../link-fixture-data.ts'

const link = (label: string, href: string) => fixtureNode('link', plainLink(label, href))

export const fixtures: readonly Fixture<'link-group'>[] = [
  {
    name: 'help',
    node: fixtureNode(
      'link-group',
      { heading: 'Help' },
      { links: [link('Delivery', '/help/delivery'), link('Returns', '/help/returns'), link('Contact us', '/contact')] },
    ),
  },
]
