import { fixtureNode, type Fixture } from '../fixture.ts'

const node = fixtureNode('popular-searches', { max: 5, heading: '' })

export const fixtures: readonly Fixture<'popular-searches'>[] = [{ name: 'below the search box', node: node }]
