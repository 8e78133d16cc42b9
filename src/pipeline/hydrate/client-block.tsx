import { Suspense, use, useEffect, type ReactNode } from 'react'
import { BlockBoundary } from '../render/block-boundary.tsx'
import { viewProps } from '../render/block-props.ts'
import type { Gates } from './gates.ts'
import type { BlockProps } from '../render/render-env.ts'
import { BlockWrapper } from '../render/block-wrapper.tsx'
import { Problem } from '../render/problem.tsx'

/** A block in the browser: waits for its policy, then for its code, then renders inside its own boundary. */
export const ClientBlock = (props: BlockProps) => {
  const { node, env } = props
  if (env.registry[node.type] === undefined) return <Problem node={node} env={env} what="unknown" />
  return (
    <BlockWrapper {...props}>
      <BlockBoundary node={node} env={env}>
        <Suspense>
          <Body {...props} />
        </Suspense>
      </BlockBoundary>
    </BlockWrapper>
  )
}

/** No hooks here: a promise waited for may be gone when React tries again, and it counts hooks from the first one waited for. */
const Body = (props: BlockProps) => {
  const { node, env } = props
  const waiting = env.gates?.waitingFor(node.id)
  if (waiting !== undefined) use(waiting)
  const View = env.views.get(node.type) ?? use(env.views.load(node.type))
  if (View === undefined) return null
  const view = <View {...viewProps(props)} />
  return env.gates === undefined ? (
    view
  ) : (
    <Hydrated id={node.id} gates={env.gates}>
      {view}
    </Hydrated>
  )
}

interface HydratedProps {
  readonly id: string
  readonly gates: Gates
  readonly children: ReactNode
}

/** Around the view, not beside it: a sibling that the server does not have would change every `useId` below. */
const Hydrated = ({ id, gates, children }: HydratedProps) => {
  useEffect(() => gates.onHydrated(id), [gates, id])
  return children
}
