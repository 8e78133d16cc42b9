import type { ReactNode } from 'react'
import { isLazy } from '../hydrate/is-lazy.ts'
import { needsWrapper } from './needs-wrapper.ts'
import type { BlockProps } from './render-env.ts'

/** An element around a block, only where something has to find it: hydration, an anchor, a hidden width, an audience, an editor. */
export const BlockWrapper = ({ children, ...block }: BlockProps & { readonly children: ReactNode }) => {
  if (!needsWrapper(block)) return children
  const { node, env, isInStatic } = block
  const { anchor, audience, hiddenOn } = node.meta ?? {}
  const policy = env.registry[node.type]?.hydrate
  return (
    <div
      data-block={node.id}
      data-type={node.type}
      data-hydrate={!isInStatic && isLazy(policy) ? policy : undefined}
      data-hidden-on={hiddenOn}
      data-audience={audience}
      id={anchor}
    >
      {children}
    </div>
  )
}
