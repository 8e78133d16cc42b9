import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'account-data'>[] = [
  { name: 'as the server sends it', node: fixtureNode('account-data', { heading: '' }) },
]
