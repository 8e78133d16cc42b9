import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'script-file'>[] = [
  { name: 'nothing to see', node: fixtureNode('script-file', { src: '/scripts/survey.js', async: false }) },
]
