import type { BlockSchema } from '../../../schemas/block-schema.ts'
import type { CmsEntry, CmsSource } from '../cms-entry.ts'
import type { Clip, ClipBlock } from './clip.ts'
import { slotsOf } from '../slots-of.ts'

interface Copying {
  /** Entries to copy, in order. */
  readonly ids: readonly string[]
  readonly source: Pick<CmsSource, 'entries'>
  readonly schemas: ReadonlyMap<string, BlockSchema>
  readonly release: string
}

/**
 * Blocks and everything inside them, byte for byte and in every language; of types and versions nobody knows too. What is
 * shared is only referred to. Pure; ends on circles.
 */
export const copyBlocks = ({ ids, source, schemas, release }: Copying): Clip => {
  const blocks = new Map<string, ClipBlock>()
  const visit = (id: string): void => {
    const entry = source.entries.get(id)
    if (entry === undefined || blocks.has(id) || isShared(entry, schemas)) return
    const type = entry.sys.contentType.sys.id
    blocks.set(id, { id, type, fields: entry.fields })
    for (const slot of slotsOf(entry, schemas.get(type))) slot.ids.forEach(visit)
  }
  ids.forEach(visit)
  return { vitrine: 'blocks', format: 1, release, roots: ids, blocks: [...blocks.values()] }
}

/** Whether an entry is one thing in many places: a shared section, or a page that is only linked to. */
export const isShared = (entry: CmsEntry, schemas: ReadonlyMap<string, BlockSchema>): boolean => {
  const type = entry.sys.contentType.sys.id
  return type === 'page' || schemas.get(type)?.['x-resolved'] === true
}
