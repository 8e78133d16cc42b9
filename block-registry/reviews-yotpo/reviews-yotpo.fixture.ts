import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'reviews-yotpo'>[] = [
  { name: 'all reviews', node: fixtureNode('reviews-yotpo', { widget: 'reviews', productId: '900001' }) },
  { name: 'a badge', node: fixtureNode('reviews-yotpo', { widget: 'badge', productId: '900001' }) },
]
