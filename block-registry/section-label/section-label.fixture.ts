import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'section-label'>[] = [
  { name: 'label', node: fixtureNode('section-label', { text: 'From the workshop' }) },
]
