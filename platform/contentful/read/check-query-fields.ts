import type { Api } from '../call.ts'
import { invalidQuery } from '../errors.ts'
import type { Deps } from '../deps.ts'
import type { EntityQuery } from '../query/entity-query.ts'
import { loadFields } from './load-fields.ts'

/** Refuses a query by a field that none of the named content types has; a typing error must not look like "no entries". */
export const checkQueryFields = async (deps: Deps, api: Api, { contentTypeIds, filters, order }: EntityQuery): Promise<void> => {
  const paths = [...filters, ...order].map(({ path }) => path).filter(([root]) => root === 'fields')
  if (paths.length === 0 || contentTypeIds === undefined) return
  const fieldsOf = await loadFields(deps, api)
  const known = new Set(contentTypeIds.flatMap((parentId) => fieldsOf({ kind: 'Entry', parentId }).map(({ id }) => id)))
  const unknown = paths.find(([, id = '']) => !known.has(id))
  if (unknown !== undefined) throw invalidQuery(unknown)
}
