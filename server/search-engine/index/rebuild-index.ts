import { isDeepStrictEqual } from 'node:util'
import { isObject, type SearchRecord } from '../../search-wire/record.ts'
import { orMissing } from '../call-engine.ts'
import type { EngineDeps } from '../engine-deps.ts'
import { fieldsFor, type Definition } from './definitions.ts'
import { engineDocument } from './engine-document.ts'
import { collectionFields, type IndexFields } from './index-fields.ts'

type Deps = Pick<EngineDeps, 'callEngine' | 'definitions' | 'clock'>

/**
 * Gives an index the fields that its settings ask for. A collection has the fields that it was made with, so another one is filled
 * beside it, and then the alias is turned: whoever asks meanwhile gets the old one, whole.
 */
export const rebuildIndex = async (deps: Deps, primary: Definition): Promise<void> => {
  const { callEngine, definitions, clock } = deps
  const fields = await fieldsFor(primary, definitions.read)
  if (primary.collection !== undefined && isDeepStrictEqual(withoutUndefined(fields), primary.fields)) return definitions.save(primary)
  const collection = `${primary.name}-${clock.now().toString(36)}`
  const { name, collection: old } = primary
  // A collection names its synonyms, which have to be there.
  if ((await orMissing(callEngine((client) => client.synonymSets(name).retrieve()))) === undefined)
    await callEngine((client) => client.synonymSets(name).upsert({ items: [] }))
  await callEngine((client) =>
    client.collections().create({ name: collection, fields: [...collectionFields(fields)], synonym_sets: [name] }),
  )
  if (old !== undefined) await copyRecords(deps, { from: old, to: collection, fields })
  await callEngine((client) => client.aliases().upsert(name, { collection_name: collection }))
  await definitions.save({ ...primary, collection, fields })
  if (old !== undefined) await orMissing(callEngine((client) => client.collections(old).delete()))
}

const withoutUndefined = (fields: IndexFields): unknown => JSON.parse(JSON.stringify(fields))

interface Copy {
  readonly from: string
  readonly to: string
  readonly fields: IndexFields
}

const COPIED_AT_ONCE = 250

/** Made anew from the records as they were sent: other fields are other words, facets and numbers of them. */
const copyRecords = async ({ callEngine }: Deps, { from, to, fields }: Copy): Promise<void> => {
  const lines = await callEngine((client) => client.collections(from).documents().export({ include_fields: 'record' }))
  const records = lines.split('\n').flatMap((line) => (line === '' ? [] : recordIn(JSON.parse(line))))
  for (let start = 0; start < records.length; start += COPIED_AT_ONCE) {
    const documents = records.slice(start, start + COPIED_AT_ONCE).map((record) => engineDocument(record, fields))
    await callEngine((client) => client.collections(to).documents().import(documents, { action: 'upsert' }))
  }
}

const recordIn = (line: unknown): readonly SearchRecord[] => (isObject(line) && isRecord(line['record']) ? [line['record']] : [])

const isRecord = (value: unknown): value is SearchRecord => isObject(value) && typeof value['objectID'] === 'string'
