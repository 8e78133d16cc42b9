import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'country-select-button'>[] = [
  { name: 'the shop’s own words', node: fixtureNode('country-select-button', { label: '' }) },
]
