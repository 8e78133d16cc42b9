import { Component, type ReactNode } from 'react'
import { Problem } from './problem.tsx'
import type { RenderEnv } from './render-env.ts'
import type { TreeNode } from './tree.ts'

interface Props {
  readonly node: TreeNode
  readonly env: RenderEnv
  readonly children: ReactNode
}

interface State {
  readonly failed: TreeNode | undefined
}

/** Stops a failing block from taking the page with it. React offers error boundaries as classes only. */
export class BlockBoundary extends Component<Props, State> {
  override state: State = { failed: undefined }

  static getDerivedStateFromProps({ node }: Props, { failed }: State): Partial<State> | null {
    // New content gets a new chance.
    return failed !== undefined && failed !== NEVER_NODE && failed !== node ? { failed: undefined } : null
  }

  static getDerivedStateFromError(): State {
    return { failed: NEVER_NODE }
  }

  override componentDidCatch(cause: unknown): void {
    const { node, env } = this.props
    env.onFailed(node, cause)
    this.setState({ failed: node })
  }

  override render(): ReactNode {
    const { node, env, children } = this.props
    return this.state.failed === undefined ? children : <Problem node={node} env={env} what="failed" />
  }
}

/** Marks the failed node until the instance can say which one it is. */
const NEVER_NODE: TreeNode = { id: '', type: '', version: 0, props: {} }
