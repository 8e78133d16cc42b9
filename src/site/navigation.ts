import type { MenuNodeProps } from '../../schemas/generated/types.ts'

/** A node of the navigation tree in one language (product.md 3, Navigation tree node); data file `/data/navTree`. */
export interface NavigationNode {
  /** Empty for an entry of a menu that is no category. */
  readonly slug: string
  /** Address without prefix, e.g. `/women/shoes`; of a menu's own entries also one of another site, or none. */
  readonly path: string
  readonly label: string
  /** A second line in menus. */
  readonly sublabel?: string
  /** What an entry of a menu is; a link unless given (DATA-87). */
  readonly type?: Exclude<MenuNodeProps['kind'], 'link'>
  readonly target?: '_blank'
  readonly color?: Exclude<MenuNodeProps['color'], 'default'>
  readonly icon?: Exclude<MenuNodeProps['icon'], 'none'>
  /** Navigation context key, first level only. */
  readonly key?: string
  readonly hide?: boolean
  readonly image?: string
  /** Its address shows a page composed for it, and not its products. */
  readonly hasOwnPage?: boolean
  /** Filter kinds and values that make the node's listing. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly seo?: { readonly title?: string; readonly description?: string }
  /** The categories below it, which have pages of their own. */
  readonly children: readonly NavigationNode[]
  /** What menus show after the categories below it: merchandisers' own entries (src/content/menus.ts). */
  readonly items?: readonly NavigationNode[]
  /** Menus show its items in place of its children (DATA-88). */
  readonly isReplaced?: boolean
}

/** What menus show below a node, hidden entries included. */
export const menuChildren = ({ children, items = [], isReplaced = false }: NavigationNode): readonly NavigationNode[] =>
  isReplaced ? items : [...children, ...items]
