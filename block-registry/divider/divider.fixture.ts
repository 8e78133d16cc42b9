import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'divider'>[] = [
  { name: 'line', node: fixtureNode('divider', { variant: 'line', spacing: 'medium' }) },
  {
    name: 'less room on narrow windows',
    node: fixtureNode('divider', { variant: 'line', spacing: { mobileLarge: 'small', tabletMedium: 'medium', desktop: 'large' } }),
  },
  { name: 'space', node: fixtureNode('divider', { variant: 'space', spacing: 'large' }) },
]
