import type { Fixture } from '../fixture.ts'
import { menuEntry } from '../menu-entry.ts'

export const fixtures: readonly Fixture<'menu-node'>[] = [
  {
    name: 'a link with a second line',
    node: menuEntry({ label: 'Gifts', sublabel: 'From £25', href: '/gifts', icon: 'gift', color: 'accent' }),
  },
  {
    name: 'a heading above its entries',
    node: menuEntry({ label: 'Stories' }, [menuEntry({ label: 'The linen story', href: '/stories/linen' })]),
  },
  {
    name: 'a picture with a link',
    node: menuEntry({
      kind: 'content',
      label: 'The linen edit',
      href: '/stories/linen',
      image: { url: '/images/art/shirt-white-close.jpg', width: 1200, height: 1500, alt: '' },
    }),
  },
]
