import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'favorites-list'>[] = [
  { name: 'on its way', node: fixtureNode('favorites-list', { heading: 'My favorites', emptyText: '' }) },
]
