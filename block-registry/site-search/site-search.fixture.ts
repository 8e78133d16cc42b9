import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'site-search'>[] = [
  { name: 'the shop’s own words', node: fixtureNode('site-search', { placeholder: '' }) },
  {
    name: 'with suggestions',
    node: fixtureNode('site-search', { placeholder: '' }, { suggestions: [fixtureNode('popular-searches', { max: 5, heading: '' })] }),
  },
  { name: 'words of its own', node: fixtureNode('site-search', { placeholder: 'Coats, linen, names…' }) },
]
