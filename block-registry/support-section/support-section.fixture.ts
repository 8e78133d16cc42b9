import { fixtureNode, type Fixture } from '../fixture.ts'
import { plainLink } from '../link-fixture-data.ts'

export const fixtures: readonly Fixture<'support-section'>[] = [
  {
    name: 'one section',
    node: fixtureNode('support-section', { label: 'Write' }, { items: [fixtureNode('link', plainLink('Contact form', '/contact'))] }),
  },
]
