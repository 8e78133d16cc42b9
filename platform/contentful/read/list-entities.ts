import { ok, type Call, type Operation, type Api } from '../call.ts'
import { badRequest, invalidQuery } from '../errors.ts'
import type { Deps } from '../deps.ts'
import type { EntityQuery } from '../query/entity-query.ts'
import { parseEntityQuery } from '../query/parse-entity-query.ts'
import { selectPaths } from '../query/select-paths.ts'
import { sortDocuments } from '../query/sort-documents.ts'
import type { ResourceFilter } from '../storage/list-resources.ts'
import { pageOf } from './collection.ts'
import type { EntitySource } from './entity-source.ts'
import type { EntityView, Lens } from './entity-view.ts'
import { filterViews } from './filter-views.ts'
import { loadLocales, requireLocale } from './load-locales.ts'
import { loadViews } from './load-views.ts'
import { resolveIncludes } from './resolve-includes.ts'
import { loadFields } from './load-fields.ts'

/** The vendor answers no more than this; a page builder must not learn otherwise here. */
const MAX_RESPONSE_BYTES = 7_340_032

/** GET /entries and GET /assets on all three APIs. Readers get linked entities along; managers do not. */
export const listEntities =
  (kind: 'Entry' | 'Asset', sourceOf: EntitySource = async ({ query }) => ({ query })) =>
  (deps: Deps): Operation =>
  async (call) => {
    const source = await sourceOf(call, deps)
    const query = parseEntityQuery(kind === 'Asset' ? assetQuery(source) : source.query)
    if (kind === 'Entry') await checkQueryFields(deps, call.api, query)
    const locales = await loadLocales(deps)
    const load = source.load === undefined ? {} : { load: source.load }
    const lens: Lens = { deps, api: call.api, locales, locale: requireLocale(locales, query.locale), ...load }
    const found = await filterViews(lens, await loadViews(lens, rowsOf(kind, query)), query)
    const page = pageOf(sortDocuments(found, query), { idOf: ({ id }) => id, paging: query, call })
    const answer = {
      ...page.envelope(page.items.map((view) => selected(view, query))),
      ...(call.api === 'management' ? {} : await resolveIncludes(lens, page.items, query.include)),
    }
    if (call.api !== 'management') refuseTooBig(answer)
    return ok(answer)
  }

/** Asset fields are the same for all assets, so no content type is asked for. */
const assetQuery = ({ query }: Pick<Call, 'query'>) => ({ ...query, content_type: '' })

/** The part of a query the database decides; the rest is decided on the documents. */
const rowsOf = (kind: 'Entry' | 'Asset', { filters, contentTypeIds }: EntityQuery): ResourceFilter => {
  const ids = filters.find(({ path, operator }) => path.join('.') === 'sys.id' && (operator === 'eq' || operator === 'in'))
  return {
    kind,
    ...(ids === undefined ? {} : { ids: ids.operand.split(',').map((id) => id.trim()) }),
    ...(kind === 'Asset' || contentTypeIds === undefined ? {} : { parentIds: contentTypeIds }),
  }
}

const selected = ({ document }: EntityView, { select }: EntityQuery) => selectPaths({ ...document }, select)

const refuseTooBig = (answer: object): void => {
  if (Buffer.byteLength(JSON.stringify(answer)) > MAX_RESPONSE_BYTES) {
    throw badRequest(`Response size too big. Maximum allowed response size: ${MAX_RESPONSE_BYTES}B.`)
  }
}

/** Refuses a query by a field that none of the named content types has; a typing error must not look like "no entries". */
const checkQueryFields = async (deps: Deps, api: Api, { contentTypeIds, filters, order }: EntityQuery): Promise<void> => {
  const paths = [...filters, ...order].map(({ path }) => path).filter(([root]) => root === 'fields')
  if (paths.length === 0 || contentTypeIds === undefined) return
  const fieldsOf = await loadFields(deps, api)
  const known = new Set(contentTypeIds.flatMap((parentId) => fieldsOf({ kind: 'Entry', parentId }).map(({ id }) => id)))
  const unknown = paths.find(([, id = '']) => !known.has(id))
  if (unknown !== undefined) throw invalidQuery(unknown)
}
