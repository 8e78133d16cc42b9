import type { ByLocale } from '../cms-entry.ts'
import { createHash } from 'node:crypto'
import { blockSchemas } from '../block-schemas.ts'

/** A block as the CMS stores it: every field in every language, with its references. */
export interface ClipBlock {
  /** The entry's id where it was copied from. */
  readonly id: string
  readonly type: string
  readonly fields: Readonly<Record<string, ByLocale>>
}

/**
 * What a clipboard holds: blocks with everything inside them, whatever page, space or shop they come from. Shared sections,
 * other pages and assets are not in it; references to them keep their ids.
 */
export interface Clip {
  readonly vitrine: 'blocks'
  readonly format: 1
  /** The release of the shop that copied (`releaseName`). */
  readonly release: string
  /** Ids of what was picked, in order; a shared section is among them without being in `blocks`. */
  readonly roots: readonly string[]
  /** Each once, before those that stand in it. */
  readonly blocks: readonly ClipBlock[]
}

const CHARACTERS = 12

/** Names what this shop knows of blocks, their types and versions: two shops of one name read content alike. */
export const releaseName = (): string => {
  const versions = [...blockSchemas].map(([type, schema]) => [type, schema['x-version']])
  return createHash('sha256').update(JSON.stringify(versions)).digest('hex').slice(0, CHARACTERS)
}
