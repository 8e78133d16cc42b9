import type { BlockSchema } from '../../schemas/block-schema.ts'
import { describeError, describeMetaError } from './describe-error.ts'
import { addProblem, type PageWalk } from './page-walk.ts'
import type { Trail } from './trail.ts'

/** What a block's own fields and settings hold. */
export const checkProps = (schema: BlockSchema, trail: Trail, walk: PageWalk): void => {
  const { type, props, meta } = trail.node
  const checks = walk.checks.get(type)
  if (checks?.isValid(props) === false) {
    for (const error of checks.errorsOf(props))
      addProblem(walk, trail, { code: 'propInvalid', at: `/props${error.instancePath}`, ...describeError(error, schema) })
  }
  if (meta === undefined || walk.metaChecks?.isValid(meta) !== false) return
  for (const error of walk.metaChecks.errorsOf(meta))
    addProblem(walk, trail, { code: 'metaInvalid', at: `/meta${error.instancePath}`, ...describeMetaError(error) })
}
