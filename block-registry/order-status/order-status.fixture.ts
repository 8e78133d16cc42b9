import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'order-status'>[] = [
  {
    name: 'asks which order',
    node: fixtureNode('order-status', { heading: '' }),
    context: { kind: 'orderStatus', path: '/orders/order-status' },
  },
]
