import type { UnshippablePlace } from '../../schemas/api/unshippable-place.ts'
import { fixtureNode, type Fixture } from '../fixture.ts'

const places: readonly UnshippablePlace[] = [
  { code: 'GU', name: 'Guam', reason: 'noCarrier' },
  { code: 'PR', name: 'Puerto Rico', reason: 'customs' },
]

export const fixtures: readonly Fixture<'unable-to-ship-table'>[] = [
  { name: 'two places', node: fixtureNode('unable-to-ship-table', { heading: '' }), data: { places } },
  { name: 'every place is reached', node: fixtureNode('unable-to-ship-table', { heading: '' }), data: { places: [] } },
]
