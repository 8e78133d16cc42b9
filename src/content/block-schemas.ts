import type { BlockSchema, SchemaBundle } from '../../schemas/block-schema.ts'
import bundle from '../../schemas/generated/bundle.json' with { type: 'json' }

// JSON modules are typed by their literal content; the generator writes exactly a SchemaBundle.
const typedBundle = bundle as unknown as SchemaBundle

/** Every block schema of this release, by type. */
export const blockSchemas: ReadonlyMap<string, BlockSchema> = new Map(Object.entries(typedBundle.blocks))

/** Schemas of the entries that are no blocks, and the schemas that block schemas refer to. */
export const { page: pageSchema, redirect: redirectSchema, common: commonSchemas } = typedBundle

/** Schemas of every entry that holds blocks, by content type: pages are entries too. */
export const entrySchemas: ReadonlyMap<string, BlockSchema> = new Map([...blockSchemas, ['page', pageSchema]])
