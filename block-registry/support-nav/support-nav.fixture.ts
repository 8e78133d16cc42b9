import { fixtureNode, type Fixture } from '../fixture.ts'

const section = (label: string, ...links: readonly (readonly [string, string])[]) =>
  fixtureNode(
    'support-section',
    { label },
    { items: links.map(([text, href]) => fixtureNode('link', { label: text, href, newWindow: false })) },
  )

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
