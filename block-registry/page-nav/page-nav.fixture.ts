import { fixtureNode, type Fixture } from '../fixture.ts'

const link = (label: string, anchor: string) => fixtureNode('link', { label, href: `#${anchor}`, newWindow: false })
const links = () => [link('Wool', 'wool'), link('Linen', 'linen'), link('Leather', 'leather')]

export const fixtures: readonly Fixture<'page-nav'>[] = [
  { name: 'three sections', node: fixtureNode('page-nav', { label: '' }, { links: links() }) },
  { name: 'with a name of its own', node: fixtureNode('page-nav', { label: 'Materials' }, { links: links() }) },
]
