import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'recreate-cart'>[] = [
  {
    name: 'filling the bag',
    node: fixtureNode('recreate-cart', { text: '' }),
    context: { kind: 'recreateCart', query: { cartPublicId: 'demo-cart-ok-0001' } },
  },
]
