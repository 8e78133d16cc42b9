import type { ReactNode } from 'react'
import type { BlockPosition } from '../../../block-registry/block.ts'
import { viewProps, needsWrapper } from './block-parts.tsx'
import type { RenderEnv } from './render-env.ts'
import { isStatic, placesOf, type TreeItem, type TreeNode } from '../blocks/tree.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { navContextOf } from '../../content/select-blocks.ts'

/** Number of the next block: blocks are numbered in reading order, slots included. */
interface Cursor {
  index: number
}

interface TreePosition {
  readonly cursor: Cursor
  readonly isAboveFold: boolean
  /** Inside a region that stays HTML no further regions are marked. */
  readonly isInStatic: boolean
}

/**
 * This many blocks, slots included, push the next one below the fold of most screens. Counted in blocks and not in items,
 * since the browser gets a run of blocks that stay HTML as one.
 */
const BLOCKS_ABOVE_FOLD = 4

/** Page -> React: one pass over the tree, slots first handed to their block as rendered nodes. */
export const renderBlocks = (items: readonly TreeItem[], env: RenderEnv): ReactNode => {
  const cursor: Cursor = { index: 0 }
  return renderItems(items, env, () => ({ cursor, isAboveFold: cursor.index < BLOCKS_ABOVE_FOLD, isInStatic: false }))
}

/** Neighbouring blocks that stay HTML become one region, which the browser takes over as it is. */
const renderItems = (items: readonly TreeItem[], env: RenderEnv, positionOf: () => TreePosition): ReactNode[] => {
  const rendered: ReactNode[] = []
  let region: ReactNode[] = []
  let regionStart = 0
  const closeRegion = (): void => {
    if (region.length > 0) rendered.push(<StaticRegion key={`static-${regionStart}`}>{region}</StaticRegion>)
    region = []
  }
  for (const item of items) {
    const at = positionOf()
    if (typeof item === 'number') {
      rendered.push(<StaticRegion key={`html-${at.cursor.index}`} />)
      at.cursor.index += item
    } else if (!at.isInStatic && isStatic(item, env.registry)) {
      if (region.length === 0) regionStart = at.cursor.index
      region.push(renderNode(item, env, { ...at, isInStatic: true }))
    } else {
      closeRegion()
      rendered.push(renderNode(item, env, at))
    }
  }
  closeRegion()
  return rendered
}

const renderNode = (node: TreeNode, env: RenderEnv, at: TreePosition): ReactNode => {
  const position: BlockPosition = { index: at.cursor.index, isAboveFold: at.isAboveFold }
  at.cursor.index += placesOf(node.type)
  const slots = renderSlots(node, env, at)
  const props = { node, env, slots, position, isInStatic: at.isInStatic }
  if (env.isUnguarded === true && at.isInStatic && !needsWrapper(props)) {
    const View = env.views.get(node.type)
    if (View !== undefined) return <View key={node.id} {...viewProps(props)} />
  }
  const block = <env.Block key={node.id} {...props} />
  const navContexts = node.meta?.navContexts
  if (navContexts === undefined) return block
  return (
    <NavGate key={node.id} navContexts={navContexts}>
      {block}
    </NavGate>
  )
}

const NO_SLOTS = {}

const renderSlots = (node: TreeNode, env: RenderEnv, at: TreePosition): Readonly<Record<string, ReactNode>> => {
  if (node.slots === undefined) return NO_SLOTS
  const slots: Record<string, ReactNode> = {}
  for (const [name, items] of Object.entries(node.slots)) if (items.length > 0) slots[name] = renderItems(items, env, () => at)
  return slots
}

interface Props {
  /** Absent where the server has rendered the region and the browser is to leave it alone. */
  readonly children?: ReactNode
}

const LEFT_ALONE = { __html: '' }

/** A run of blocks that stay HTML. React does not look inside markup it was given as a string, so the server's stays. */
const StaticRegion = ({ children }: Props) =>
  children === undefined ? (
    <div data-static="" dangerouslySetInnerHTML={LEFT_ALONE} suppressHydrationWarning />
  ) : (
    <div data-static="">{children}</div>
  )

interface GateProps {
  readonly navContexts: readonly string[]
  readonly children: ReactNode
}

/** A block of the header or footer that belongs to some navigation contexts: the frame stays while shoppers go from one to another. */
const NavGate = ({ navContexts, children }: GateProps) => {
  const { path } = usePageContext()
  return navContexts.length === 0 || navContexts.includes(navContextOf(path)) ? children : null
}
