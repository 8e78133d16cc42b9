import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'order-details'>[] = [
  {
    name: 'on the way to the status page',
    node: fixtureNode('order-details', { heading: 'Order details' }),
    context: { kind: 'orderDetails', path: '/orders/GB10000001', params: { orderReference: 'GB10000001' } },
  },
]
