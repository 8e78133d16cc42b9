import type { ReactNode } from 'react'
import { segmentNumber } from '../../site/segments.ts'
import { isLazy, type AnyViewProps } from '../blocks/registry.ts'
import type { BlockProps, RenderEnv } from './render-env.ts'
import type { TreeNode } from '../blocks/tree.ts'

/** An element around a block, only where something has to find it: hydration, an anchor, a hidden width, an audience or segment, an editor. */
export const BlockWrapper = ({ children, ...block }: BlockProps & { readonly children: ReactNode }) => {
  if (!needsWrapper(block)) return children
  const { node, env, isInStatic } = block
  const { anchor, audience, hiddenOn, segment } = node.meta ?? {}
  const policy = env.registry[node.type]?.hydrate
  return (
    <div
      data-block={node.id}
      data-type={node.type}
      data-hydrate={!isInStatic && isLazy(policy) ? policy : undefined}
      data-hidden-on={hiddenOn}
      data-audience={audience}
      data-segment={segment === undefined ? undefined : segmentNumber(segment, env)}
      id={anchor}
    >
      {children}
    </div>
  )
}

/** Whether something has to find the block by an element: hydration, an anchor, a hidden width, an audience or segment, an editor. */
export const needsWrapper = ({ node: { type, meta }, env, isInStatic }: Pick<BlockProps, 'node' | 'env' | 'isInStatic'>): boolean =>
  meta?.anchor !== undefined ||
  meta?.hiddenOn !== undefined ||
  meta?.audience !== undefined ||
  meta?.segment !== undefined ||
  env.showsProblems ||
  (!isInStatic && isLazy(env.registry[type]?.hydrate))

const NO_META = {}
const NOTHING_INSIDE = {}
const NO_DATA = {}

/** The props of a block's own component. */
export const viewProps = ({ node, env, slots, position }: BlockProps): AnyViewProps => ({
  id: node.id,
  props: node.props,
  slots,
  inside: node.slots ?? NOTHING_INSIDE,
  position,
  meta: node.meta ?? NO_META,
  data: env.data[node.id] ?? NO_DATA,
})

interface ProblemProps {
  readonly node: TreeNode
  readonly env: RenderEnv
  readonly what: 'unknown' | 'failed'
}

/** Nothing for shoppers; for those who compose and develop, a box that says which block is missing here. */
export const Problem = ({ node, env, what }: ProblemProps) =>
  env.showsProblems ? (
    <div data-problem={what} role="note">
      {`${node.type} v${node.version} (${node.id}): ${what}`}
    </div>
  ) : null
