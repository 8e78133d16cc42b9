import { fixtureNode, type Fixture } from '../fixture.ts'
import { menuEntry } from '../menu-entry.ts'

const plain = {
  branch: '/women',
  mode: 'add',
  sublabel: '',
  color: 'default',
  icon: 'none',
  image: null,
  ownPage: false,
  hide: false,
} as const

export const fixtures: readonly Fixture<'menu-branch'>[] = [
  {
    name: 'a picture and a link beside the categories',
    node: fixtureNode('menu-branch', plain, {
      items: [
        menuEntry({
          kind: 'content',
          label: 'The linen edit',
          sublabel: 'Woven in Ireland',
          href: '/stories/linen',
          image: { url: '/images/art/shirt-white-close.jpg', width: 1200, height: 1500, alt: '' },
        }),
        menuEntry({ label: 'Gifts', href: '/gifts', icon: 'gift' }),
      ],
    }),
  },
  {
    name: 'other entries in place of the categories',
    node: fixtureNode(
      'menu-branch',
      { ...plain, mode: 'replace' },
      { items: [menuEntry({ label: 'Coats', href: '/women/clothing/coats' })] },
    ),
  },
]
