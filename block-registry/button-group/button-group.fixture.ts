import { fixtureNode, type Fixture } from '../fixture.ts'

const button = (label: string, variant: 'primary' | 'secondary' | 'text') =>
  fixtureNode('button', { label, href: '/women', variant, size: 'medium', fullWidth: false, newWindow: false })

const buttons = () => [button('Shop women', 'primary'), button('Shop men', 'secondary'), button('Read the story', 'text')]

export const fixtures: readonly Fixture<'button-group'>[] = [
  { name: 'at the start', node: fixtureNode('button-group', { align: 'start', stackBelow: 'mobileLarge' }, { buttons: buttons() }) },
  { name: 'centred, never stacked', node: fixtureNode('button-group', { align: 'center', stackBelow: 'never' }, { buttons: buttons() }) },
]
