import type { ComponentType, ReactNode } from 'react'
import type { BlockPosition } from '../../../block-registry/block.ts'
import type { PageContext } from '../../page/page-context.ts'
import type { Segment } from '../../site/segments.ts'
import type { Gates } from '../hydrate/gates.ts'
import type { LateShopper } from '../hydrate/late-shopper.ts'
import type { BlockData } from '../load/load-plan.ts'
import type { Registry, ViewStore } from '../blocks/registry.ts'
import type { TreeNode } from '../blocks/tree.ts'

/** What rendering a page's blocks needs beside the blocks. One a page; stable while the page lives. */
export interface RenderEnv {
  readonly registry: Registry
  readonly views: ViewStore
  readonly data: BlockData
  /** Of the site, which blocks may be for. */
  readonly segments?: readonly Segment[] | undefined
  /** How a block is rendered here: `ServerBlock` or `ClientBlock`. Given, so that the browser gets only its own. */
  readonly Block: ComponentType<BlockProps>
  /** Delays hydration by policy; in the browser only. */
  readonly gates?: Gates
  /** What is one shopper's own; there before any view is. In the browser only. */
  readonly shopper?: Pick<LateShopper, 'get'>
  /** Unknown and failed blocks show a labelled box: preview and development. */
  readonly showsProblems: boolean
  /** The page context as blocks that will run in the browser get it on the server: it notes what they read. */
  readonly watchedContext?: PageContext
  /** Blocks that stay HTML render without a boundary each: half the cost. An error then ends the whole render, to be repeated guarded. */
  readonly isUnguarded?: boolean
  readonly onFailed: (node: TreeNode, cause: unknown) => void
}

/** What a block is rendered with at its position in the tree. */
export interface BlockProps {
  readonly node: TreeNode
  readonly env: RenderEnv
  readonly slots: Readonly<Record<string, ReactNode>>
  readonly position: BlockPosition
  readonly isInStatic: boolean
}
