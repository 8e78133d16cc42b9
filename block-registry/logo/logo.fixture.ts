import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'logo'>[] = [
  { name: 'in letters', node: fixtureNode('logo', { image: null, alt: 'Alder' }) },
  {
    name: 'as a picture',
    node: fixtureNode('logo', { image: { url: '/favicon.svg', width: 96, height: 96, alt: '' }, alt: 'Alder' }),
  },
]
