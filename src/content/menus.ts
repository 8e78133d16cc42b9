import { BLOCK_VERSIONS, type BlockPropsByType } from '../../schemas/generated/types.ts'
import type { BlockNode } from '../../schemas/page.ts'
import type { NavigationNode } from '../site/navigation.ts'
import { PROBLEM_BLOCK } from './draft-page.ts'

/** The page whose branches are part of the menus. */
export const MENU_KEY = 'menu'
/** A branch of the first level. */
export const FIRST_LEVEL = '/'

/**
 * The navigation tree with what merchandisers add to it, and show in place of parts of it, in menus. Categories and their pages stay:
 * a branch whose category is gone, and an entry that this release does not know, are left out. A category without a branch is the same
 * object as before. Pure.
 */
export const mergeMenus = (tree: readonly NavigationNode[], blocks: readonly BlockNode[]): readonly NavigationNode[] => {
  const branches = withoutNotes(blocks).filter(isBranch)
  if (branches.length === 0) return tree
  return [...tree.map((node) => withBranches(node, branches)), ...firstLevelOf(branches)]
}

/** The first level is made of links: a heading alone has no place there. */
const firstLevelOf = (branches: readonly Branch[]): readonly NavigationNode[] =>
  branchesAt(FIRST_LEVEL, branches)
    .flatMap(entriesOf)
    .filter(({ path, type }) => path !== '' && type === undefined)

type Branch = BlockNode & { readonly type: 'menu-branch'; readonly props: BlockPropsByType['menu-branch'] }
type Entry = BlockNode & { readonly type: 'menu-node'; readonly props: BlockPropsByType['menu-node'] }

/** Publishing has validated the props of what this release knows; a draft may lack what is required. */
const isBranch = (block: BlockNode): block is Branch =>
  block.type === 'menu-branch' && block.version <= BLOCK_VERSIONS['menu-branch'] && typeof block.props['branch'] === 'string'
const isEntry = (block: BlockNode): block is Entry =>
  block.type === 'menu-node' && block.version <= BLOCK_VERSIONS['menu-node'] && typeof block.props['label'] === 'string'

/** Blocks of a draft without the notes around them: a menu has no room for those, and shows what they are about. */
const withoutNotes = (blocks: readonly BlockNode[]): readonly BlockNode[] =>
  blocks.flatMap((block) => (block.type === PROBLEM_BLOCK ? (block.slots?.['body'] ?? []) : [block]))

const branchesAt = (path: string, branches: readonly Branch[]): readonly Branch[] =>
  branches.filter(({ props }) => comparable(props.branch) === comparable(path))

const comparable = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1')

const withBranches = (node: NavigationNode, branches: readonly Branch[]): NavigationNode => {
  const below = node.children.map((child) => withBranches(child, branches))
  const children = below.every((child, index) => child === node.children[index]) ? node.children : below
  const own = branchesAt(node.path, branches)
  if (own.length === 0) return children === node.children ? node : { ...node, children }
  const items = own.flatMap(entriesOf)
  return {
    ...node,
    ...own.reduce<Partial<NavigationNode>>((looks, { props }) => ({ ...looks, ...looksOf(props) }), {}),
    ...(own.some(({ props }) => props.ownPage) ? { hasOwnPage: true } : {}),
    children,
    ...(items.length === 0 ? {} : { items }),
    ...(own.some(({ props }) => props.mode === 'replace') ? { isReplaced: true } : {}),
  }
}

const entriesOf = ({ slots }: Pick<BlockNode, 'slots'>): readonly NavigationNode[] =>
  withoutNotes(slots?.['items'] ?? [])
    .filter(isEntry)
    .flatMap((entry) => {
      const { kind, label, href, newWindow } = entry.props
      const items = entriesOf(entry)
      if (!KINDS.has(kind) || !leadsSomewhere(entry.props, items.length > 0)) return []
      return [
        {
          slug: '',
          path: href,
          label,
          ...looksOf(entry.props),
          ...(kind === 'link' ? {} : { type: kind }),
          ...(newWindow ? { target: '_blank' } : {}),
          filters: {},
          children: [],
          ...(items.length === 0 ? {} : { items }),
        },
      ]
    })

/** Whether there is something to follow; a menu's own buttons have an address of their own. */
export const leadsSomewhere = ({ kind, href }: Pick<Entry['props'], 'kind' | 'href'>, hasEntries: boolean): boolean =>
  href !== '' || kind === 'back-button' || kind === 'view-all-button' || (kind === 'link' && hasEntries)

const KINDS: ReadonlySet<string> = new Set<BlockPropsByType['menu-node']['kind']>(['link', 'content', 'back-button', 'view-all-button'])

type Looks = Pick<BlockPropsByType['menu-branch'], 'sublabel' | 'color' | 'icon' | 'image' | 'hide'>

/** Only what is set: the tree is sent to browsers. */
const looksOf = ({ sublabel, color, icon, image, hide }: Looks): Partial<NavigationNode> => ({
  ...(sublabel === '' ? {} : { sublabel }),
  ...(color === 'default' ? {} : { color }),
  ...(icon === 'none' ? {} : { icon }),
  ...(image === null ? {} : { image: image.url }),
  ...(hide ? { hide: true } : {}),
})
