import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'headline'>[] = [
  { name: 'page heading', node: fixtureNode('headline', { text: 'Made to be worn for years', level: 1, align: 'start' }) },
  { name: 'section heading, centred', node: fixtureNode('headline', { text: 'New this week', level: 2, align: 'center' }) },
  { name: 'small heading', node: fixtureNode('headline', { text: 'How to care for linen', level: 4, align: 'start' }) },
  {
    name: 'at the start, in the middle on phones',
    node: fixtureNode('headline', { text: 'Winter, in three layers', level: 2, align: { mobileLarge: 'center', desktop: 'start' } }),
  },
  { name: 'Arabic', node: fixtureNode('headline', { text: 'قطع تُلبس لسنوات', level: 2, align: 'start' }) },
]
