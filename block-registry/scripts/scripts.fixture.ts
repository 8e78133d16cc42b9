import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'scripts'>[] = [
  {
    name: 'a file, a snippet and styles',
    node: fixtureNode(
      'scripts',
      { consent: 'necessary', inlineJs: 'window.surveyShown = true', inlineCss: '.survey { display: none }' },
      { scripts: [fixtureNode('script-file', { src: '/scripts/survey.js', async: false })] },
    ),
  },
]
