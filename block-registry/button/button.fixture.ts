import { fixtureNode, type Fixture } from '../fixture.ts'

const props = {
  label: 'Shop the coats',
  href: '/women/coats',
  variant: 'primary',
  size: 'medium',
  fullWidth: false,
  newWindow: false,
} as const

export const fixtures: readonly Fixture<'button'>[] = [
  { name: 'primary', node: fixtureNode('button', props) },
  { name: 'secondary', node: fixtureNode('button', { ...props, variant: 'secondary' }) },
  { name: 'text, small', node: fixtureNode('button', { ...props, variant: 'text', size: 'small' }) },
  {
    name: 'large, full width, new window',
    node: fixtureNode('button', { ...props, size: 'large', fullWidth: true, newWindow: true, href: 'https://example.com/' }),
  },
]
