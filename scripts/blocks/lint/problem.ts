import type { ContentProblem } from '../../../src/content/content-problem.ts'
import type { ContentProblemCode } from '../../../src/content/problem-codes.ts'
import { SCHEMA_CODES, type SchemaCode } from './schema-codes.ts'

/**
 * What the tools find: of content as publishing finds it, of schemas and fixtures in the same shape. There `path` is a file
 * with a JSON pointer behind #, and `page` and `blockId` are empty.
 */
export interface Problem extends Omit<ContentProblem, 'code'> {
  readonly code: ContentProblemCode | SchemaCode
  /** Sites and languages of the page it is found in, `ald-gb/en`; absent where it is not about a page. */
  readonly sites?: readonly string[]
}

interface FilePosition {
  /** Path of the file from the project's root. */
  readonly file: string
  /** JSON pointer into it; empty for the whole. */
  readonly pointer?: string
  /** In words: `hero.heading`. */
  readonly where: string
}

/** A problem about a file of the project. */
export const schemaProblem = (code: SchemaCode, { file, pointer = '', where }: FilePosition, message: string): Problem => ({
  severity: SCHEMA_CODES[code].severity,
  code,
  path: `${file}#${pointer}`,
  page: '',
  blockId: '',
  where,
  message,
})

/** Path of a content type's schema from the project's root. */
export const schemaFile = (type: string): string => `schemas/${NO_BLOCKS.has(type) ? '' : 'blocks/'}${type}.schema.json`

const NO_BLOCKS: ReadonlySet<string> = new Set(['page', 'redirect'])
