import { fixtureNode, type Fixture } from '../fixture.ts'
import { plainLink } from '../link-fixture-data.ts'

const group = (heading: string, ...links: readonly (readonly [string, string])[]) =>
  fixtureNode('link-group', { heading }, { links: links.map(([label, href]) => fixtureNode('link', plainLink(label, href))) })

export const fixtures: readonly Fixture<'footer'>[] = [
  {
    name: 'four groups',
    node: fixtureNode(
      'footer',
      { legal: '© {year} Alder Ltd. All rights reserved.' },
      {
        groups: [
          group('Shop', ['Women', '/women'], ['Men', '/men'], ['Kids', '/kids'], ['Sale', '/sale']),
          group(
            'Help',
            ['Delivery', '/help/delivery'],
            ['Returns', '/help/returns'],
            ['Track an order', '/tracking'],
            ['Contact us', '/contact'],
          ),
          group('About', ['Our studio', '/about'], ['Linen', '/stories/linen']),
          group('Elsewhere', ['Press', 'https://example.com/press'], ['care@alder.example', 'mailto:care@alder.example']),
        ],
        bottom: [fixtureNode('language-selector', { variant: 'list' })],
      },
    ),
  },
  {
    name: 'one line',
    node: fixtureNode(
      'footer',
      { legal: '© {year} Alder' },
      {
        bottom: [
          fixtureNode(
            'header-list',
            {},
            {
              links: [
                fixtureNode('link', plainLink('Privacy policy', '/legal/privacy')),
                fixtureNode('link', plainLink('Terms and conditions', '/legal/terms')),
              ],
            },
          ),
        ],
      },
    ),
  },
]
