import type { Link } from '../model.ts'
import type { EntityView, Lens } from './entity-view.ts'
import { loadViews } from './load-views.ts'
import { viewLinks } from './view-links.ts'

/** What a collection carries beside its items, and which links lead nowhere. */
export interface Includes {
  readonly includes?: { readonly Entry?: readonly object[]; readonly Asset?: readonly object[] }
  readonly errors?: readonly object[]
}

/** Follows links `depth` levels down, one batch of reads a level; an entity already among the items is not repeated. */
export const resolveIncludes = async (lens: Lens, items: readonly EntityView[], depth: number): Promise<Includes> => {
  if (depth === 0) return {}
  const known = new Map(items.map((view) => [keyOf(view.kind, view.id), view]))
  const errors: object[] = []
  let level = items
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const links = level.flatMap((view) => viewLinks(view, isKeyedByLocale(lens)))
    const found = await loadLinked(
      lens,
      links.filter((link) => !known.has(linkKey(link))),
    )
    for (const view of found) known.set(keyOf(view.kind, view.id), view)
    errors.push(...links.filter((link) => !known.has(linkKey(link))).map(notResolvable))
    level = found
  }
  return { ...grouped([...known.values()].slice(items.length)), ...(errors.length === 0 ? {} : { errors }) }
}

const loadLinked = async (lens: Lens, links: readonly Link[]): Promise<readonly EntityView[]> => {
  const idsOf = (linkType: string) => [...new Set(links.filter(({ sys }) => sys.linkType === linkType).map(({ sys }) => sys.id))]
  const entries = await loadViews(lens, { kind: 'Entry', ids: idsOf('Entry') })
  return [...entries, ...(await loadViews(lens, { kind: 'Asset', ids: idsOf('Asset') }))]
}

const grouped = (views: readonly EntityView[]): Includes => {
  const of = (kind: string) => views.filter((view) => view.kind === kind).map(({ document }) => document)
  const Entry = of('Entry')
  const Asset = of('Asset')
  if (Entry.length + Asset.length === 0) return {}
  return { includes: { ...(Entry.length === 0 ? {} : { Entry }), ...(Asset.length === 0 ? {} : { Asset }) } }
}

const notResolvable = ({ sys }: Link) => ({
  sys: { id: 'notResolvable', type: 'error' },
  details: { type: 'Link', linkType: sys.linkType, id: sys.id },
})

const isKeyedByLocale = ({ api, locale }: Lens): boolean => api === 'management' || locale === '*'
const keyOf = (kind: string, id: string): string => `${kind}:${id}`
const linkKey = ({ sys }: Link): string => keyOf(sys.linkType, sys.id)
