import { report } from '../../lib/report.ts'
import type { TreeNode } from '../blocks/tree.ts'

/** Reports a block that disappeared in the browser, with what finds it again. */
export const onBlockFailed = ({ id, type, version }: TreeNode, cause: unknown): void =>
  report({
    code: 'blockFailed',
    message: `Block ${type} failed`,
    details: { id, type, version, cause: String(cause) },
    severity: 2,
    thrown: cause,
  })
