import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'category-card'>[] = [
  {
    name: 'by itself',
    node: fixtureNode('category-card', {
      title: 'Women',
      href: '/women',
      image: { url: '/images/art/category-women.jpg', width: 720, height: 900, alt: 'A woman in a long wool coat' },
      imageFocus: null,
    }),
  },
]
