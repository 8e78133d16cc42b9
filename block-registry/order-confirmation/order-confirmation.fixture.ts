import type { Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'order-confirmation'>[] = [
  {
    name: 'thanks',
    node: { id: 'order-confirmation-1', type: 'order-confirmation', version: 1, props: { heading: '' }, slots: { below: [] } },
    context: { kind: 'complete', path: '/complete', breadcrumbs: [] },
  },
]
