import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'favorites-link'>[] = [
  { name: 'as the server knows it', node: fixtureNode('favorites-link', { label: '' }) },
]
