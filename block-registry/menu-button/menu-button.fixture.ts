import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'menu-button'>[] = [
  { name: 'the shop’s own words', node: fixtureNode('menu-button', { label: '' }) },
  { name: 'words of its own', node: fixtureNode('menu-button', { label: 'See everything we have' }) },
]
