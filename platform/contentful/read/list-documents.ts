import type { Call } from '../call.ts'
import { matches } from '../query/matches.ts'
import { parseEntityQuery } from '../query/parse-entity-query.ts'
import { valuesIn } from '../query/searchable.ts'
import { sortDocuments } from '../query/sort-documents.ts'
import { pageOf } from './collection.ts'

interface Document {
  readonly sys: object
}

/**
 * A page of documents that are neither entries nor assets, in the order asked for, else as they are given. Filters are on
 * `sys`, or on what `roots` name.
 */
export const listDocuments = (documents: readonly Document[], call: Pick<Call, 'path' | 'query'>, roots?: readonly string[]): object => {
  const query = parseEntityQuery(call.query, roots)
  const all = documents.map((document) => ({ document, valuesAt: (path: readonly string[]) => valuesIn(document, path) }))
  const found = all.filter(({ valuesAt }) =>
    query.filters.every(({ path, operator, operand }) => matches(valuesAt(path), operator, operand)),
  )
  const sorted = query.order.length === 0 ? found : sortDocuments(found, query)
  const page = pageOf(sorted, { idOf: ({ valuesAt }) => String(valuesAt(['sys', 'id'])[0]), paging: query, call })
  return page.envelope(page.items.map(({ document }) => document))
}
