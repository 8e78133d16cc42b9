import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'account-profile'>[] = [
  { name: 'as the server sends it', node: fixtureNode('account-profile', { heading: '' }) },
]
