import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'mini-cart'>[] = [{ name: 'as the server knows it', node: fixtureNode('mini-cart', { label: '' }) }]
