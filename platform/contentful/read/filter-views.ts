import { isLink, isRecord, type Link } from '../model.ts'
import type { EntityQuery, Filter } from '../query/entity-query.ts'
import { containsWords, matches } from '../query/matches.ts'
import { mimetypeGroupOf } from '../query/mimetype-group.ts'
import type { EntityView, Lens } from './entity-view.ts'
import { loadViews } from './load-views.ts'
import { viewLinks } from './view-links.ts'

/** The views a query means. Reads linked entities only for a search by what is linked to. */
export const filterViews = async (lens: Lens, views: readonly EntityView[], query: EntityQuery): Promise<readonly EntityView[]> => {
  const linked = await loadSearchedLinks(lens, views, query.filters)
  return views.filter((view) => query.filters.every((filter) => passes(view, filter, linked)) && passesControls(lens, view, query))
}

type Linked = ReadonlyMap<string, EntityView>

const passes = (view: EntityView, filter: Filter, linked: Linked): boolean => {
  if (!isThroughLink(filter.path)) return matches(view.valuesAt(filter.path), filter.operator, filter.operand)
  const targets = linksAt(view, filter.path).flatMap(({ sys }) => linked.get(sys.id) ?? [])
  return targets.some((target) => matches(target.valuesAt(filter.path.slice(2)), filter.operator, filter.operand))
}

/** `fields.author.fields.name` and `fields.author.sys.contentType.sys.id` speak of the entry linked to. */
const isThroughLink = ([root, , next, what]: readonly string[]): boolean =>
  root === 'fields' && (next === 'fields' || (next === 'sys' && what === 'contentType'))

const linksAt = (view: EntityView, path: readonly string[]): readonly Link[] => view.valuesAt(path.slice(0, 2)).filter(isLink)

const loadSearchedLinks = async (lens: Lens, views: readonly EntityView[], filters: readonly Filter[]): Promise<Linked> => {
  const paths = filters.map(({ path }) => path).filter(isThroughLink)
  const ids = paths.flatMap((path) => views.flatMap((view) => linksAt(view, path).map(({ sys }) => sys.id)))
  const targets = await loadViews(lens, { kind: 'Entry', ids: [...new Set(ids)] })
  return new Map(targets.map((target) => [target.id, target]))
}

const passesControls = (lens: Lens, view: EntityView, query: EntityQuery): boolean => {
  if (query.linksToEntry !== undefined && !linksTo({ lens, view, linkType: 'Entry', id: query.linksToEntry })) return false
  if (query.linksToAsset !== undefined && !linksTo({ lens, view, linkType: 'Asset', id: query.linksToAsset })) return false
  if (query.mimetypeGroup !== undefined && !isOfGroup(view, query.mimetypeGroup)) return false
  return query.words === undefined || containsWords(textOf(view.document.fields), query.words)
}

const linksTo = ({
  lens,
  view,
  linkType,
  id,
}: {
  readonly lens: Lens
  readonly view: EntityView
  readonly linkType: string
  readonly id: string
}) => viewLinks(view, lens.api === 'management' || lens.locale === '*').some(({ sys }) => sys.linkType === linkType && sys.id === id)

const isOfGroup = (view: EntityView, group: string): boolean =>
  view.valuesAt(['fields', 'file', 'contentType']).some((type) => mimetypeGroupOf(String(type)) === group)

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  return isRecord(value) && !isLink(value) ? Object.values(value).map(textOf).join(' ') : ''
}
