import { fixtureNode, type Fixture } from '../fixture.ts'

const card = (title: string, key: string, picture: string) =>
  fixtureNode('category-card', {
    title,
    href: `/${key}`,
    image: { url: `/images/art/${picture}.jpg`, width: 1200, height: 1500, alt: title },
    imageFocus: null,
  })

const cards = () => [
  card('Women', 'women', 'shirt-white-front'),
  card('Men', 'men', 'case-tan-front'),
  card('Kids', 'kids', 'jumper-mustard-front'),
  card('New in', 'new-in', 'vase-rust-front'),
]

export const fixtures: readonly Fixture<'category-cards'>[] = [
  {
    name: 'four in a row',
    node: fixtureNode(
      'category-cards',
      { heading: 'Where to begin', source: 'chosen', columns: 4, aspect: 'portrait4x3' },
      { cards: cards() },
    ),
  },
  {
    name: 'four in a row, two on tablets, one on phones',
    node: fixtureNode(
      'category-cards',
      { heading: 'Where to begin', source: 'chosen', columns: { mobileLarge: 1, tabletMedium: 2, desktop: 4 }, aspect: 'square' },
      { cards: cards() },
    ),
  },
  {
    name: 'those of the catalogue',
    node: fixtureNode('category-cards', { heading: 'Where to begin', source: 'catalogue', columns: 2, aspect: 'square' }),
    data: {
      categories: ['women', 'men'].map((path) => ({
        label: path === 'women' ? 'Women' : 'Men',
        path: `/${path}`,
        picture: { src: '/images/art/shirt-white-front.jpg', width: 1200, height: 1500 },
      })),
    },
  },
  {
    name: 'three squares, no heading',
    node: fixtureNode('category-cards', { heading: '', source: 'chosen', columns: 3, aspect: 'square' }, { cards: cards().slice(0, 3) }),
  },
]
