import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'order-details'>[] = [
  {
    name: 'as the server sends it',
    node: fixtureNode('order-details', { heading: 'Order details' }),
    context: { kind: 'orderDetails', path: '/orders/GB10000001', params: { orderReference: 'GB10000001' } },
  },
]
