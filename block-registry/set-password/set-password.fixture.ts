import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'set-password'>[] = [
  { name: 'as it opens', node: fixtureNode('set-password', { heading: '', text: '' }) },
]
