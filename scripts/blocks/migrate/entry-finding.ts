import type { Finding } from '../lint/finding.ts'
import { SCHEMA_CODES, type SchemaCode } from '../lint/schema-codes.ts'
import type { StoredEntry } from './migration-cms.ts'

/** A finding about an entry of the space. */
export const entryFinding = (
  code: SchemaCode,
  { entry, page }: { readonly entry: StoredEntry; readonly page: string },
  message: string,
): Finding => ({
  severity: SCHEMA_CODES[code].severity,
  code,
  path: `/entries/${entry.sys.id}`,
  page,
  blockId: entry.sys.id,
  where: `${entry.sys.contentType.sys.id} ${entry.sys.id}`,
  message,
})
