import { badRequest, invalidQuery } from '../errors.ts'
import { readArea, readPoint } from './geography.ts'
import { cursorOf } from './cursor.ts'
import { OPERATORS, type EntityQuery, type Filter, type Operator, type SortKey } from './entity-query.ts'
import { defined } from '../../../src/lib/defined.ts'

const MAX_LIMIT = 1000
const MAX_INCLUDE = 10
const FILTER_ROOTS = ['fields', 'sys', 'metadata']
const CONTROLS = new Set([
  'access_token',
  'content_type',
  'content_type[in]',
  'cursor',
  'include',
  'limit',
  'links_to_asset',
  'links_to_entry',
  'locale',
  'mimetype_group',
  'order',
  'pageNext',
  'pagePrev',
  'query',
  'select',
  'skip',
])

/** Reads the query string of a collection; refuses what the vendor refuses, in its words. `roots` begin what can be asked for. */
export const parseEntityQuery = (query: Readonly<Record<string, string>>, roots: readonly string[] = FILTER_ROOTS): EntityQuery => {
  const filters = Object.entries(query).flatMap(([name, operand]) => (CONTROLS.has(name) ? [] : [filterOf(roots, name, operand)]))
  const order = list(query['order']).map((path) => orderOf(roots, path))
  const contentTypeIds = contentTypesOf(query)
  const cursor = cursorOf(query)
  if (cursor !== undefined && query['skip'] !== undefined) throw badRequest('A cursor and skip exclude each other.')
  if (contentTypeIds === undefined && [...filters, ...order].some(({ path }) => path[0] === 'fields')) throw contentTypeRequired()
  return {
    filters,
    order,
    include: wholeNumber({ query, name: 'include', max: MAX_INCLUDE, standard: 1 }),
    skip: wholeNumber({ query, name: 'skip', max: Number.MAX_SAFE_INTEGER, standard: 0 }),
    limit: wholeNumber({ query, name: 'limit', max: MAX_LIMIT, standard: 100 }),
    ...defined({ cursor, contentTypeIds }),
    ...text(query, 'select', (value) => ({ select: list(value).map(segments) })),
    ...text(query, 'locale', (locale) => ({ locale })),
    ...text(query, 'query', (words) => ({ words })),
    ...text(query, 'links_to_entry', (linksToEntry) => ({ linksToEntry })),
    ...text(query, 'links_to_asset', (linksToAsset) => ({ linksToAsset })),
    ...text(query, 'mimetype_group', (mimetypeGroup) => ({ mimetypeGroup })),
  }
}

const filterOf = (roots: readonly string[], name: string, operand: string): Filter => {
  const [, path = name, operator = 'eq'] = /^([^[]+)(?:\[(\w+)\])?$/.exec(name) ?? []
  if (!roots.includes(segments(path)[0] ?? '')) throw invalidQuery(segments(path))
  if (!isOperator(operator)) throw invalidQuery([...segments(path), operator])
  if (operator === 'near') readPoint(operand)
  if (operator === 'within') readArea(operand)
  return { path: segments(path), operator, operand }
}

const orderOf = (roots: readonly string[], text: string): SortKey => {
  const path = segments(text.replace(/^-/, ''))
  if (!roots.includes(path[0] ?? '')) throw invalidQuery(path)
  return { path, isDescending: text.startsWith('-') }
}

/** `content_type` may name several, as may a filter on the type; either lets fields be queried. */
const contentTypesOf = (query: Readonly<Record<string, string>>): readonly string[] | undefined => {
  const value = query['content_type'] ?? query['content_type[in]'] ?? query['sys.contentType.sys.id'] ?? query['sys.contentType.sys.id[in]']
  return value === undefined ? undefined : list(value)
}

const wholeNumber = ({
  query,
  name,
  max,
  standard,
}: {
  readonly query: Readonly<Record<string, string>>
  readonly name: string
  readonly max: number
  readonly standard: number
}): number => {
  const value = query[name]
  if (value === undefined) return standard
  const number = Number(value)
  if (value.trim() === '' || !Number.isInteger(number) || number < 0 || number > max) {
    throw badRequest(`The query parameter ${name} must be a whole number from 0 to ${max}.`)
  }
  return number
}

const text = <Part extends object>(query: Readonly<Record<string, string>>, name: string, part: (value: string) => Part): Part | object => {
  const value = query[name]
  return value === undefined || value === '' ? {} : part(value)
}

const list = (value: string | undefined): readonly string[] =>
  (value ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
const segments = (path: string): readonly string[] => path.split('.')
const isOperator = (name: string): name is Operator => OPERATORS.some((each) => each === name)

const contentTypeRequired = () =>
  badRequest(
    'A Content Type ID is required. When querying for Entries and involving fields you need to limit your query to a specific Content Type. Please send a Content Type ID along with your query.',
  )
