import { fixtureNode, type Fixture } from '../fixture.ts'

const brand = (name: string) => ({ name, tag: name.toLowerCase(), path: `/brands/${name.toLowerCase()}` })

const brandIndex = {
  groups: [
    { label: '#', brands: [brand('1936'), brand('8Nine')] },
    { label: 'A', brands: [brand('Alder'), brand('Anders'), brand('Arche')] },
    { label: 'N', brands: [brand('Nordlys')] },
  ],
}

export const fixtures: readonly Fixture<'brand-index'>[] = [
  {
    name: 'three groups',
    node: fixtureNode('brand-index', { heading: 'Brands' }),
    context: { kind: 'brandIndex', brandIndex, title: 'Brands' },
  },
]
