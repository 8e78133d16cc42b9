import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'forgot-password'>[] = [
  { name: 'as it opens', node: fixtureNode('forgot-password', { heading: '', text: '' }) },
]
