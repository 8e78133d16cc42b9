import { fixtureNode, type Fixture } from '../fixture.ts'
import { plainLink } from '../link-fixture-data.ts'

const link = (label: string, href: string) => fixtureNode('link', plainLink(label, href))

export const fixtures: readonly Fixture<'header-list'>[] = [
  {
    name: 'three links',
    node: fixtureNode(
      'header-list',
      {},
      { links: [link('Stories', '/stories/linen'), link('About', '/about'), link('Contact', '/contact')] },
    ),
  },
]
