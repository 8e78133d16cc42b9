import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'link'>[] = [
  { name: 'in the shop', node: fixtureNode('link', { label: 'Delivery', href: '/help/delivery', newWindow: false }) },
  { name: 'mail', node: fixtureNode('link', { label: 'care@alder.example', href: 'mailto:care@alder.example', newWindow: false }) },
  {
    name: 'another site, new window',
    node: fixtureNode('link', { label: 'Our reports', href: 'https://example.com/reports', newWindow: true }),
  },
  { name: 'an anchor of the page', node: fixtureNode('link', { label: 'To the top', href: '#top', newWindow: false }) },
]
