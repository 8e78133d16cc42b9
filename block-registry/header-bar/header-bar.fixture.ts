import { fixtureNode, type Fixture } from '../fixture.ts'
import { plainLink } from '../link-fixture-data.ts'

const slots = () => ({
  start: [fixtureNode('logo', { image: null, alt: 'Alder' })],
  navigation: [fixtureNode('header-navigation', { variant: 'megamenu' })],
  end: [
    fixtureNode('site-search', { placeholder: '' }),
    fixtureNode('language-selector', { variant: 'dropdown' }),
    fixtureNode('account-link', { label: '' }),
    fixtureNode('favorites-link', { label: '' }),
    fixtureNode('mini-cart', { label: '' }),
  ],
})

export const fixtures: readonly Fixture<'header-bar'>[] = [
  { name: 'everything', node: fixtureNode('header-bar', { sticky: true }, slots()) },
  {
    name: 'of the checkout',
    node: fixtureNode(
      'header-bar',
      { sticky: false },
      {
        start: [
          fixtureNode('logo', { image: null, alt: 'Alder' }),
          fixtureNode('usp-item', { icon: 'lock', text: 'Secure checkout', href: '' }),
        ],
        end: [
          fixtureNode(
            'header-list',
            {},
            { links: [fixtureNode('link', plainLink('Help', '/contact')), fixtureNode('link', plainLink('Bag', '/checkout/basket'))] },
          ),
        ],
      },
    ),
  },
]
