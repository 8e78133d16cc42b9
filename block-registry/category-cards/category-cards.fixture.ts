import { fixtureNode, type Fixture } from '../fixture.ts'

const card = (title: string, key: string) =>
  fixtureNode('category-card', {
    title,
    href: `/${key}`,
    image: { url: `/images/art/category-${key}.jpg`, width: 720, height: 900, alt: title },
    imageFocus: null,
  })

const cards = () => [card('Women', 'women'), card('Men', 'men'), card('Kids', 'kids'), card('New in', 'new-in')]

export const fixtures: readonly Fixture<'category-cards'>[] = [
  {
    name: 'four in a row',
    node: fixtureNode('category-cards', { heading: 'Where to begin', columns: 4, aspect: 'portrait4x3' }, { cards: cards() }),
  },
  {
    name: 'four in a row, two on tablets, one on phones',
    node: fixtureNode(
      'category-cards',
      { heading: 'Where to begin', columns: { mobileLarge: 1, tabletMedium: 2, desktop: 4 }, aspect: 'square' },
      { cards: cards() },
    ),
  },
  {
    name: 'three squares, no heading',
    node: fixtureNode('category-cards', { heading: '', columns: 3, aspect: 'square' }, { cards: cards().slice(0, 3) }),
  },
]
