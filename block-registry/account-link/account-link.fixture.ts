import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'account-link'>[] = [{ name: 'icon with a name', node: fixtureNode('account-link', { label: '' }) }]
