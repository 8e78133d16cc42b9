import type { BlockSchema } from '../../../schemas/block-schema.ts'
import type { Json } from '../../../schemas/page.ts'
import { ownValue } from '../../lib/own-value.ts'
import { isLink, type ByLocale } from '../cms-entry.ts'
import type { Clip, ClipBlock } from './clip.ts'

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
