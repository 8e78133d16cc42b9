import { sql } from 'drizzle-orm'
import { AlgoliaError } from '../algolia-error.ts'
import { retrieved } from '../query/hit-answer.ts'
import { filterConditions } from '../query/matched-sql.ts'
import { findIndex } from '../query/find-index.ts'
import { readSearchParameters } from '../query/search-parameters.ts'
import { isObject, type SearchRecord } from '../record.ts'
import { selectRows } from '../../../server/database/select-rows.ts'
import type { Operation } from './operation.ts'

const DEFAULT_PER_PAGE = 1000

/** `POST /1/indexes/{index}/browse`: all records that filters match, a cursor at a time, by objectID. */
export const browse: Operation =
  (deps) =>
  async ({ index, body }) => {
    const { recordsOf } = await findIndex(deps, index)
    const cursor = isObject(body) && typeof body['cursor'] === 'string' ? readCursor(body['cursor']) : { after: '', parameters: body ?? {} }
    const parameters = readSearchParameters(cursor.parameters)
    const perPage = parameters.hitsPerPage ?? DEFAULT_PER_PAGE
    const conditions = [sql`index_name = ${recordsOf}`, ...filterConditions(parameters)]
    const rows = await selectRows<{ record: SearchRecord; total: number }>(
      deps.database,
      sql`with matched as (select object_id, record from search_records where ${sql.join(conditions, sql` and `)})
      select record, (select count(*)::int from matched) as total from matched where object_id > ${cursor.after} order by object_id limit ${perPage + 1}`,
    )
    const page = rows.slice(0, perPage).map(({ record }) => record)
    const last = page.at(-1)
    const nbHits = rows[0]?.total ?? 0
    return {
      hits: page.map((record) => ({ ...retrieved(record, parameters.attributesToRetrieve ?? undefined), objectID: record.objectID })),
      nbHits,
      page: 0,
      nbPages: Math.ceil(nbHits / Math.max(1, perPage)),
      hitsPerPage: perPage,
      query: parameters.query ?? '',
      params: '',
      processingTimeMS: 1,
      ...(rows.length > perPage && last !== undefined
        ? { cursor: writeCursor({ after: last.objectID, parameters: cursor.parameters }) }
        : {}),
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
