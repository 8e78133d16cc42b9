import { AlgoliaError } from '../../../server/search-wire/algolia-error.ts'
import { ordinalsIn } from '../engine/mask.ts'
import { matchFilters } from '../engine/matched.ts'
import { firstOf } from '../engine/first-of.ts'
import { byId } from '../engine/rank.ts'
import { readRecords } from '../indexing/read-records.ts'
import { retrieved } from '../../../server/search-wire/hit-answer.ts'
import { findIndex } from '../query/find-index.ts'
import { memoryIndexOf } from '../query/search-caches.ts'
import { readSearchParameters } from '../../../server/search-wire/search-parameters.ts'
import { isObject } from '../../../server/search-wire/record.ts'
import type { Operation } from './operation.ts'

const DEFAULT_PER_PAGE = 1000

/** `POST /1/indexes/{index}/browse`: all records that filters match, a cursor at a time, by objectID. */
export const browse: Operation =
  (deps) =>
  async ({ index, body }) => {
    const found = await findIndex(deps, index)
    const cursor = isObject(body) && typeof body['cursor'] === 'string' ? readCursor(body['cursor']) : { after: '', parameters: body ?? {} }
    const parameters = readSearchParameters(cursor.parameters)
    const perPage = parameters.hitsPerPage ?? DEFAULT_PER_PAGE
    const memory = await memoryIndexOf(deps.database, found)
    const matched = ordinalsIn(matchFilters(memory, parameters))
    const left = matched.filter((ordinal) => (memory.ids[ordinal] ?? '') > cursor.after)
    const ids = firstOf(left, perPage, byId(memory)).map((ordinal) => memory.ids[ordinal] ?? '')
    const records = await readRecords(deps.database, found.recordsOf, ids)
    const last = ids.at(-1)
    return {
      hits: ids.flatMap((objectID) => {
        const record = records.get(objectID)
        return record === undefined ? [] : [{ ...retrieved(record, parameters.attributesToRetrieve ?? undefined), objectID }]
      }),
      nbHits: matched.length,
      page: 0,
      nbPages: Math.ceil(matched.length / Math.max(1, perPage)),
      hitsPerPage: perPage,
      query: parameters.query ?? '',
      params: '',
      processingTimeMS: 1,
      ...(left.length > ids.length && last !== undefined ? { cursor: writeCursor({ after: last, parameters: cursor.parameters }) } : {}),
    }
  }

interface Cursor {
  readonly after: string
  readonly parameters: unknown
}

const writeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

const readCursor = (text: string): Cursor => {
  const parsed = parse(Buffer.from(text, 'base64url').toString())
  if (!isObject(parsed) || typeof parsed['after'] !== 'string') throw new AlgoliaError(400, 'Cursor is not valid')
  return { after: parsed['after'], parameters: parsed['parameters'] }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Not one of ours: refused by the caller.
    return undefined
  }
}
