import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'divider'>[] = [
  { name: 'line', node: fixtureNode('divider', { variant: 'line', spacing: 'medium' }) },
  { name: 'space', node: fixtureNode('divider', { variant: 'space', spacing: 'large' }) },
]
