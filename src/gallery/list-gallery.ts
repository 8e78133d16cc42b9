import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { BlockNode } from '../../schemas/page.ts'
import type { Hydration } from '../../block-registry/block.ts'
import { fixturesByType } from '../../block-registry/fixtures.ts'
import { registry } from '../../block-registry/index.ts'
import { blockSchemas } from '../content/block-schemas.ts'

/** A block type in the gallery. */
export interface GalleryEntry {
  readonly type: string
  readonly hydrate: Hydration
  readonly schema: BlockSchema
  readonly fixtures: readonly { readonly name: string; readonly node: BlockNode }[]
}

/** Every registered type, with its schema and fixtures. */
export const listGallery = (): readonly GalleryEntry[] =>
  Object.entries(registry).map(([type, { hydrate }]) => ({ type, hydrate, schema: schemaOf(type), fixtures: fixturesByType[type] ?? [] }))

const schemaOf = (type: string): BlockSchema => {
  const schema = blockSchemas.get(type)
  if (schema === undefined) throw new Error(`There is no schema of ${type}: run npm run generate.`)
  return schema
}
