import { fixtureNode, type Fixture } from '../fixture.ts'

const LONG =
  'Cloth with weight to it, cut once and worn for years. We buy the whole bale and make of it what it asks for: coats first, then jackets, and caps from what is left. What comes back to the mending room is taken apart, cleaned, and sewn into something else, until there is nothing left to sew.'

export const fixtures: readonly Fixture<'read-more'>[] = [
  { name: 'more than two lines', node: fixtureNode('read-more', { heading: 'About this collection', text: `${LONG} ${LONG}` }) },
  { name: 'short enough', node: fixtureNode('read-more', { heading: '', text: 'Cloth with weight to it.' }) },
]
