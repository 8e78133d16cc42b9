import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'category-card'>[] = [
  {
    name: 'by itself',
    node: fixtureNode('category-card', {
      title: 'Women',
      href: '/women',
      image: { url: '/images/art/shirt-white-front.jpg', width: 1200, height: 1500, alt: 'A folded white shirt' },
      imageFocus: null,
    }),
  },
]
