import { Suspense } from 'react'
import { PageContextProvider } from '../../page/use-page-context.ts'
import { viewProps, BlockWrapper, Problem } from './block-parts.tsx'
import type { BlockProps } from './render-env.ts'

/** A block on the server: an error stays inside its Suspense, where an error boundary would not catch it. */
export const ServerBlock = (props: BlockProps) => {
  const { node, env, isInStatic } = props
  const View = env.views.get(node.type)
  if (View === undefined) return <Problem node={node} env={env} what="unknown" />
  const block = (
    <BlockWrapper {...props}>
      <Suspense fallback={<Failed {...props} />}>
        <View {...viewProps(props)} />
      </Suspense>
    </BlockWrapper>
  )
  if (isInStatic || env.watchedContext === undefined) return block
  return <PageContextProvider value={env.watchedContext}>{block}</PageContextProvider>
}

/** Rendered only when the block could not be: that is how the server learns which one it was. */
const Failed = ({ node, env }: BlockProps) => {
  env.onFailed(node, undefined)
  return <Problem node={node} env={env} what="failed" />
}
