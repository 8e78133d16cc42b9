import { hasCause } from '../lib/has-cause.ts'

const UNIQUE_VIOLATION = '23505'

/** Whether a failed query violated this unique index. The query builder wraps the driver's error. */
export const violatesUnique = (cause: unknown, index: string): boolean =>
  hasCause(cause, (each) => 'code' in each && each.code === UNIQUE_VIOLATION && 'constraint' in each && each.constraint === index)
