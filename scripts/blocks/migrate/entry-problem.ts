import type { Problem } from '../lint/problem.ts'
import { SCHEMA_CODES, type SchemaCode } from '../lint/schema-codes.ts'
import type { StoredEntry } from './migration-cms.ts'

/** A problem about an entry of the space. */
export const entryProblem = (
  code: SchemaCode,
  { entry, page }: { readonly entry: StoredEntry; readonly page: string },
  message: string,
): Problem => ({
  severity: SCHEMA_CODES[code].severity,
  code,
  path: `/entries/${entry.sys.id}`,
  page,
  blockId: entry.sys.id,
  where: `${entry.sys.contentType.sys.id} ${entry.sys.id}`,
  message,
})
