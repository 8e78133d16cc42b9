import type { BlockNode } from '../schemas/page.ts'
import type { MenuNodeProps } from '../schemas/generated/types.ts'
import { fixtureNode } from './fixture.ts'

/** A menu entry for fixtures; what is not given has its default. */
export const menuEntry = (
  props: Partial<MenuNodeProps> & Pick<MenuNodeProps, 'label'>,
  items: readonly BlockNode[] = [],
): BlockNode & { readonly type: 'menu-node' } =>
  fixtureNode(
    'menu-node',
    { kind: 'link', sublabel: '', href: '', newWindow: false, color: 'default', icon: 'none', image: null, hide: false, ...props },
    { items },
  )
