import { Fragment, Suspense, use, useEffect, useState, Component, type ReactNode } from 'react'
import { useLocation } from '../../page/router-context.ts'
import { viewProps, BlockWrapper, Problem } from '../render/block-parts.tsx'
import type { Gates } from './gates.ts'
import type { BlockProps, RenderEnv } from '../render/render-env.ts'
import type { TreeNode } from '../blocks/tree.ts'

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
  const View = env.views.get(node.type) ?? use(env.views.loaded(node.type))
  if (View === undefined) return null
  const view = <View {...viewProps(props)} />
  const Provider = env.shopper?.get()?.Provider ?? Fragment
  return env.gates === undefined ? (
    <Provider>{view}</Provider>
  ) : (
    <Hydrated id={node.id} gates={env.gates}>
      <Provider>{view}</Provider>
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

interface BoundaryProps {
  readonly node: TreeNode
  readonly env: RenderEnv
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failed: TreeNode | undefined
}

/** Stops a failing block from taking the page with it. React offers error boundaries as classes only. */
class BlockBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: undefined }

  static getDerivedStateFromProps({ node }: BoundaryProps, { failed }: BoundaryState): Partial<BoundaryState> | null {
    // New content gets a new chance.
    return failed !== undefined && failed !== NEVER_NODE && failed !== node ? { failed: undefined } : null
  }

  static getDerivedStateFromError(): BoundaryState {
    return { failed: NEVER_NODE }
  }

  override componentDidCatch(cause: unknown): void {
    const { node, env } = this.props
    env.onFailed(node, cause)
    this.setState({ failed: node })
  }

  override render(): ReactNode {
    const { node, env, children } = this.props
    if (this.state.failed === undefined) return children
    return (
      <OnNextPage onShown={this.tryAgain}>
        <Problem node={node} env={env} what="failed" />
      </OnNextPage>
    )
  }

  /** What broke the block may have been the page it was on (CHUNK-07). */
  private readonly tryAgain = (): void => this.setState({ failed: undefined })
}

/** Stands for a failed block of header or footer, which the next page has too. */
const OnNextPage = ({ onShown, children }: { readonly onShown: () => void; readonly children: ReactNode }) => {
  const { pathname } = useLocation()
  const [failedAt] = useState(pathname)
  useEffect(() => {
    if (pathname !== failedAt) onShown()
  }, [pathname, failedAt, onShown])
  return children
}

/** Marks the failed node until the instance can say which one it is. */
const NEVER_NODE: TreeNode = { id: '', type: '', version: 0, props: {} }
