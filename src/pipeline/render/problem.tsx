import type { RenderEnv } from './render-env.ts'
import type { TreeNode } from './tree.ts'

interface Props {
  readonly node: TreeNode
  readonly env: RenderEnv
  readonly what: 'unknown' | 'failed'
}

/** Nothing for shoppers; for those who compose and develop, a box that says which block is missing here. */
export const Problem = ({ node, env, what }: Props) =>
  env.showsProblems ? (
    <div data-problem={what} role="note">
      {`${node.type} v${node.version} (${node.id}): ${what}`}
    </div>
  ) : null
