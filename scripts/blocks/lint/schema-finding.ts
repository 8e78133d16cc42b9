import type { Finding } from './finding.ts'
import { SCHEMA_CODES, type SchemaCode } from './schema-codes.ts'

interface Place {
  /** Path of the file from the project's root. */
  readonly file: string
  /** JSON pointer into it; empty for the whole. */
  readonly pointer?: string
  /** In words: `hero.heading`. */
  readonly where: string
}

/** A finding about a file of the project. */
export const schemaFinding = (code: SchemaCode, { file, pointer = '', where }: Place, message: string): Finding => ({
  severity: SCHEMA_CODES[code].severity,
  code,
  path: `${file}#${pointer}`,
  page: '',
  blockId: '',
  where,
  message,
})

/** Path of a block's schema from the project's root. */
export const schemaFile = (type: string): string => (type === 'page' ? 'schemas/page.schema.json' : `schemas/blocks/${type}.schema.json`)
