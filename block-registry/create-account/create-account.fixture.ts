import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'create-account'>[] = [
  { name: 'as it opens', node: fixtureNode('create-account', { heading: '', text: '' }) },
]
