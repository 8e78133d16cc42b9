import { fixtureNode, type Fixture } from '../fixture.ts'

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
]
