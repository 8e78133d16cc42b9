import type { Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'redirecting'>[] = [
  {
    name: 'waiting',
    node: { id: 'redirecting-1', type: 'redirecting', version: 1, props: { text: '' } },
    context: { kind: 'redirect', path: '/redirect', query: { utr: 'fixture' }, breadcrumbs: [] },
  },
]
