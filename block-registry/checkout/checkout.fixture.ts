import type { Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'checkout'>[] = [
  {
    name: 'bag',
    node: { id: 'checkout-1', type: 'checkout', version: 1, props: {}, slots: { aside: [] } },
    context: { kind: 'checkout', path: '/checkout/basket', params: { step: 'basket' }, breadcrumbs: [] },
  },
]
