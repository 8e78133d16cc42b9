import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'recently-viewed-tray'>[] = [
  { name: 'what this browser looked at', node: fixtureNode('recently-viewed-tray', { maxProducts: 12, header: '' }) },
]
