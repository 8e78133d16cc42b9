import { ok, type Call, type Operation, type Api } from '../call.ts'
import { badRequest, invalidQuery } from '../errors.ts'
import type { Deps } from '../deps.ts'
import type { EntityQuery, Filter } from '../query/entity-query.ts'
import { parseEntityQuery } from '../query/parse-entity-query.ts'
import { selectPaths } from '../query/select-paths.ts'
import { sortDocuments } from '../query/sort-documents.ts'
import { arrayOf } from '../render/array.ts'
import { countResources, type FieldTexts, type ResourceFilter } from '../storage/list-resources.ts'
import { pageOf } from './collection.ts'
import type { EntitySource } from './entity-source.ts'
import type { EntityView, Lens } from './entity-view.ts'
import { filterViews } from './filter-views.ts'
import { loadLocales, requireLocale } from './load-locales.ts'
import { loadViews } from './load-views.ts'
import { resolveIncludes } from './resolve-includes.ts'
import { loadFields } from './load-fields.ts'

/** The vendor answers no more than this; nor does the stand-in, so that a query that is too large fails in development. */
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
    const rows = rowsOf(kind, query)
    const page = isPagedByRows(query, lens) ? await pageOfRows(lens, rows, query) : await pageOfViews(lens, rows, query, call)
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
    ...(ids === undefined ? {} : { ids: itemsOf(ids) }),
    ...(kind === 'Asset' || contentTypeIds === undefined ? {} : { parentIds: contentTypeIds }),
    fieldTexts: kind === 'Asset' ? [] : filters.flatMap(fieldTextsOf),
  }
}

const itemsOf = ({ operator, operand }: Filter): readonly string[] =>
  operator === 'in' ? operand.split(',').map((each) => each.trim()) : [operand]

/** Numbers, dates and booleans are compared on the documents: two texts may be the same value. */
const fieldTextsOf = (filter: Filter): readonly FieldTexts[] => {
  const { path, operator } = filter
  const [root, field = ''] = path
  if (root !== 'fields' || path.length !== 2 || !/^[a-z]\w*$/i.test(field) || (operator !== 'eq' && operator !== 'in')) return []
  const texts = itemsOf(filter)
  return texts.every((text) => Number.isNaN(Number(text)) && !OTHER_VALUE.test(text)) ? [{ field, texts }] : []
}

const OTHER_VALUE = /^(?:true|false|\d{4}-\d\d-\d\d.*)$/

/** Pages of all there is, by id: one who reads a whole space, page by page, reads each row once. */
const isPagedByRows = (
  { filters, order, cursor, words, linksToEntry, linksToAsset, mimetypeGroup }: EntityQuery,
  { load }: Lens,
): boolean =>
  [cursor, words, linksToEntry, linksToAsset, mimetypeGroup, load].every((each) => each === undefined) &&
  filters.length === 0 &&
  order.length === 1 &&
  order.every(({ path, isDescending }) => path.join('.') === 'sys.id' && !isDescending)

type EntityPage = ReturnType<typeof pageOf<EntityView>>

const pageOfRows = async (lens: Lens, rows: ResourceFilter, { skip, limit }: EntityQuery): Promise<EntityPage> => {
  const shown = { ...rows, isPublished: lens.api === 'delivery', ...(lens.api === 'management' ? {} : { isArchived: false as const }) }
  const total = await countResources(lens.deps.database, shown)
  const items = await loadViews(lens, { ...shown, page: { skip, limit } })
  return { items, envelope: (documents) => arrayOf(documents, { total, skip, limit }) }
}

const pageOfViews = async (lens: Lens, rows: ResourceFilter, query: EntityQuery, call: Call): Promise<EntityPage> => {
  const found = await filterViews(lens, await loadViews(lens, rows), query)
  return pageOf(sortDocuments(found, query), { idOf: ({ id }) => id, paging: query, call })
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
