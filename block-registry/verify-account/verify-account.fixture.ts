import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'verify-account'>[] = [
  { name: 'as it opens', node: fixtureNode('verify-account', { heading: '', text: '' }) },
]
