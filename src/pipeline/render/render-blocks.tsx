import type { ReactNode } from 'react'
import type { BlockPosition } from '../../../block-registry/block.ts'
import { viewProps } from './block-props.ts'
import { needsWrapper } from './needs-wrapper.ts'
import { NavGate } from '../hydrate/nav-gate.tsx'
import type { RenderEnv } from './render-env.ts'
import { StaticRegion } from './static-region.tsx'
import { isStatic, type TreeItem, type TreeNode } from './tree.ts'

/** Where the walk stands: blocks are numbered in reading order, slots included. */
interface Cursor {
  index: number
}

interface Place {
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
const renderItems = (items: readonly TreeItem[], env: RenderEnv, placeOf: () => Place): ReactNode[] => {
  const rendered: ReactNode[] = []
  let region: ReactNode[] = []
  let regionStart = 0
  const closeRegion = (): void => {
    if (region.length > 0) rendered.push(<StaticRegion key={`static-${regionStart}`}>{region}</StaticRegion>)
    region = []
  }
  for (const item of items) {
    const place = placeOf()
    if (typeof item === 'number') {
      rendered.push(<StaticRegion key={`html-${place.cursor.index}`} />)
      place.cursor.index += item
    } else if (!place.isInStatic && isStatic(item, env.registry)) {
      if (region.length === 0) regionStart = place.cursor.index
      region.push(renderNode(item, env, { ...place, isInStatic: true }))
    } else {
      closeRegion()
      rendered.push(renderNode(item, env, place))
    }
  }
  closeRegion()
  return rendered
}

const renderNode = (node: TreeNode, env: RenderEnv, place: Place): ReactNode => {
  const position: BlockPosition = { index: place.cursor.index, isAboveFold: place.isAboveFold }
  place.cursor.index += 1
  const slots = renderSlots(node, env, place)
  const props = { node, env, slots, position, isInStatic: place.isInStatic }
  if (env.isUnguarded === true && place.isInStatic && !needsWrapper(props)) {
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

const renderSlots = (node: TreeNode, env: RenderEnv, place: Place): Readonly<Record<string, ReactNode>> => {
  if (node.slots === undefined) return NO_SLOTS
  const slots: Record<string, ReactNode> = {}
  for (const [name, items] of Object.entries(node.slots)) if (items.length > 0) slots[name] = renderItems(items, env, () => place)
  return slots
}
