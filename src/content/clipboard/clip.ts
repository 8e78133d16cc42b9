import { slotsOf, isLink, type ByLocale, type CmsEntry, type CmsSource } from '../cms-entry.ts'
import type { BlockSchema } from '../../../schemas/block-schema.ts'
import type { Json } from '../../../schemas/page.ts'
import { ownValue } from '../../lib/own-value.ts'

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
  /** The release of the shop that copied (release-name.ts). */
  readonly release: string
  /** Ids of what was picked, in order; a shared section is among them without being in `blocks`. */
  readonly roots: readonly string[]
  /** Each once, before those that stand in it. */
  readonly blocks: readonly ClipBlock[]
}

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

interface Renewing {
  readonly clip: Clip
  readonly schemas: ReadonlyMap<string, BlockSchema>
  readonly newId: () => string
}

/**
 * The same blocks under new ids. References among them follow, in slots, fields and text; all others, and everything else, stay
 * as they are.
 */
export const renewIds = ({ clip, schemas, newId }: Renewing): Clip => {
  const ids = new Map(clip.blocks.map(({ id }) => [id, newId()]))
  const idOf = (id: string): string => ids.get(id) ?? id
  return {
    ...clip,
    roots: clip.roots.map(idOf),
    blocks: clip.blocks.map((block) => ({ ...block, id: idOf(block.id), fields: renewFields(block, schemas.get(block.type), idOf) })),
  }
}

const renewFields = ({ fields }: ClipBlock, schema: BlockSchema | undefined, idOf: (id: string) => string): ClipBlock['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, values]) => {
      // A developer's JSON holds no references, whatever it looks like.
      const isJson = ownValue(schema?.properties, name)?.['x-field'] === 'json'
      return [name, isJson ? values : (renewLinks(values, idOf) as ByLocale)]
    }),
  )

const renewLinks = (value: Json, idOf: (id: string) => string): Json => {
  if (typeof value !== 'object' || value === null) return value
  if (isLink(value)) return value.sys.linkType === 'Entry' ? { ...value, sys: { ...value.sys, id: idOf(value.sys.id) } } : value
  if (Array.isArray(value)) return value.map((item: Json) => renewLinks(item, idOf))
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, renewLinks(item, idOf)]))
}
