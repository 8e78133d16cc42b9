import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'return-note'>[] = [
  { name: 'the shop’s own words', node: fixtureNode('return-note', { label: '' }) },
  { name: 'words of its own', node: fixtureNode('return-note', { label: 'Print the slip' }) },
]
