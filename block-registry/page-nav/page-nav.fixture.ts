import { fixtureNode, type Fixture } from '../fixture.ts'
import { plainLink } from '../link-fixture-data.ts'

const link = (label: string, anchor: string) => fixtureNode('link', plainLink(label, `#${anchor}`))
const links = () => [link('Wool', 'wool'), link('Linen', 'linen'), link('Leather', 'leather')]

export const fixtures: readonly Fixture<'page-nav'>[] = [
  { name: 'three sections', node: fixtureNode('page-nav', { label: '' }, { links: links() }) },
  { name: 'with a name of its own', node: fixtureNode('page-nav', { label: 'Materials' }, { links: links() }) },
]
