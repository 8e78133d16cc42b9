import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'account-menu'>[] = [{ name: 'signed out', node: fixtureNode('account-menu', {}) }]
