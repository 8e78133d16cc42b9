import type { BlockSchema, SchemaBundle } from '../../schemas/block-schema.ts'
import bundle from '../../schemas/generated/bundle.json' with { type: 'json' }
import { ownValue } from '../lib/own-value.ts'

// JSON modules are typed by their literal content; the generator writes exactly a SchemaBundle.
const typedBundle = bundle as unknown as SchemaBundle

/** Schemas of the entries that are no blocks, and the schemas that block schemas refer to. */
export const { page: pageSchema, redirect: redirectSchema, common: commonSchemas } = typedBundle

const blocks = new Map(Object.entries(typedBundle.blocks))
const entries = new Map([...blocks, ['page', pageSchema]])

/** Every block schema of this release, by type. */
export const blockSchemas: ReadonlyMap<string, BlockSchema> = blocks

/** Schemas of every entry that holds blocks, by content type: pages are entries too. */
export const entrySchemas: ReadonlyMap<string, BlockSchema> = entries

/** Titles and descriptions of schemas in another language, their choices, and the cities whose clocks sites have; by the English ones. */
export type SchemaWords = Readonly<Record<string, string>>

/**
 * Gives the schemas of blocks and pages their titles and descriptions in other words; without any, the English ones. A window of the composer
 * speaks one language, and whatever looks a schema up from then on has its names. Never called on the server, whose schemas are for everybody.
 */
export const nameSchemas = (words: SchemaWords = {}): void => {
  ownWords = words
  for (const [type, schema] of Object.entries(typedBundle.blocks)) {
    const named = inWords(schema, words)
    blocks.set(type, named)
    entries.set(type, named)
  }
  entries.set('page', inWords(pageSchema, words))
}

let ownWords: SchemaWords = {}

/** A choice or a city in the words that schemas have now; as it is where there are none. */
export const inOwnWords = (english: string): string => ownValue(ownWords, english) ?? english

const inWords = (schema: BlockSchema, words: SchemaWords): BlockSchema =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    (key === 'title' || key === 'description') && typeof value === 'string' ? (ownValue(words, value) ?? value) : value,
  )
