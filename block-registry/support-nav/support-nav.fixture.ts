import { fixtureNode, type Fixture } from '../fixture.ts'
import { plainLink } from '../link-fixture-data.ts'

const section = (label: string, ...links: readonly (readonly [string, string])[]) =>
  fixtureNode('support-section', { label }, { items: links.map(([text, href]) => fixtureNode('link', plainLink(text, href))) })

export const fixtures: readonly Fixture<'support-nav'>[] = [
  {
    name: 'two sections',
    node: fixtureNode(
      'support-nav',
      { heading: 'We are here to help' },
      {
        sections: [
          section('Write', ['care@alder.example', 'mailto:care@alder.example'], ['Contact form', '/contact']),
          section('Look it up', ['Track an order', '/tracking'], ['Returns', '/help/returns']),
        ],
      },
    ),
  },
]
