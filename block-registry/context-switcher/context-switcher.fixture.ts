import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'context-switcher'>[] = [
  { name: 'the shop’s own words', node: fixtureNode('context-switcher', { label: '' }) },
  { name: 'within women', node: fixtureNode('context-switcher', { label: 'Shopping for' }), context: { path: '/women/clothing' } },
]
