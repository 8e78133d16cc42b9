import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'sign-in'>[] = [{ name: 'as it opens', node: fixtureNode('sign-in', { heading: '', text: '' }) }]
