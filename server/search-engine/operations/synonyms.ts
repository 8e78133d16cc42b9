import { AlgoliaError, indexMissing } from '../../search-wire/algolia-error.ts'
import { isObject } from '../../search-wire/record.ts'
import type { SearchCall } from '../../search-wire/search-call.ts'
import type { EngineDeps } from '../engine-deps.ts'
import type { Definition } from '../index/definitions.ts'
import { synonymItems, synonymTypes } from '../index/synonym-items.ts'

type Synonyms = Definition['synonyms']

/** `POST /1/indexes/{index}/synonyms/batch`. */
export const saveSynonyms =
  (deps: EngineDeps) =>
  async (call: SearchCall): Promise<unknown> => {
    const { body, query } = call
    if (!Array.isArray(body) || !body.every(isSynonym)) throw new AlgoliaError(400, 'A list of objects with objectID is expected')
    body.forEach(synonymTypes)
    const ids = new Set(body.map(({ objectID }) => objectID))
    return change(deps, call, (saved) => [
      ...(query['replaceExistingSynonyms'] === 'true' ? [] : saved.filter(({ objectID }) => !ids.has(objectID))),
      ...body,
    ])
  }

const isSynonym = (value: unknown): value is Synonyms[number] => isObject(value) && typeof value['objectID'] === 'string'

const MAX_PER_PAGE = 1_000
const DEFAULT_PER_PAGE = 100

/** `POST /1/indexes/{index}/synonyms/search`: by words in them and by type. */
export const searchSynonyms =
  ({ definitions }: EngineDeps) =>
  async ({ index, body }: SearchCall): Promise<unknown> => {
    const { synonyms } = await definitions.find(index)
    const given = isObject(body) ? body : {}
    const typed = String(given['query'] ?? '').toLowerCase()
    const type = typeof given['type'] === 'string' ? given['type'].toLowerCase() : undefined
    const found = synonyms.filter(
      (synonym) =>
        JSON.stringify(synonym).toLowerCase().includes(typed) && (type === undefined || String(synonym['type']).toLowerCase() === type),
    )
    const perPage = Math.min(MAX_PER_PAGE, Math.max(1, Number(given['hitsPerPage'] ?? DEFAULT_PER_PAGE)))
    const page = Math.max(0, Number(given['page'] ?? 0))
    return { hits: found.slice(page * perPage, (page + 1) * perPage), nbHits: found.length }
  }

/** `DELETE /1/indexes/{index}/synonyms/{objectID}`. */
export const deleteSynonym =
  (deps: EngineDeps) =>
  async (call: SearchCall): Promise<unknown> => {
    const { taskID, updatedAt } = await change(deps, call, (saved) => saved.filter(({ objectID }) => objectID !== call.id))
    return { taskID, deletedAt: updatedAt }
  }

/** An index and its replicas have one list in the engine, whether it is forwarded or not. */
const change = async ({ definitions, callEngine, clock }: EngineDeps, { index }: SearchCall, changed: (saved: Synonyms) => Synonyms) => {
  const own = await definitions.read(index)
  if (own?.primary !== undefined) throw new AlgoliaError(400, `${index} is a replica: its synonyms are those of ${own.primary}`)
  if (own?.fields === undefined) throw indexMissing(index)
  const { languages } = own.fields
  const synonyms = changed(own.synonyms)
  await callEngine((client) => client.synonymSets(index).upsert({ items: synonyms.flatMap((synonym) => synonymItems(synonym, languages)) }))
  await definitions.save({ ...own, synonyms })
  return { taskID: clock.now(), updatedAt: new Date(clock.now()).toISOString() }
}
