import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'language-selector'>[] = [
  { name: 'in a row', node: fixtureNode('language-selector', { variant: 'list' }) },
  { name: 'behind a button', node: fixtureNode('language-selector', { variant: 'dropdown' }) },
]
