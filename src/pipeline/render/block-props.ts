import type { AnyViewProps } from './registry.ts'
import type { BlockProps } from './render-env.ts'

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
