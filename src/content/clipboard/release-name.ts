import { createHash } from 'node:crypto'
import { blockSchemas } from '../block-schemas.ts'

const CHARACTERS = 12

/** Names what this shop knows of blocks, their types and versions: two shops of one name read content alike. */
export const releaseName = (): string => {
  const versions = [...blockSchemas].map(([type, schema]) => [type, schema['x-version']])
  return createHash('sha256').update(JSON.stringify(versions)).digest('hex').slice(0, CHARACTERS)
}
