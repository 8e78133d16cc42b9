import type { CalendarEntry } from '../../../schemas/api/compose-calendar.ts'
import { possibleEntryIds } from '../../../src/content/composing/entry-id.ts'
import type { Database } from '../../database/database.ts'
import { listReleases } from '../releases/list-releases.ts'
import { nameOf, releasePageOf, type PagesRead } from '../releases/read-pages.ts'
import type { SaveDeps } from '../releases/save-release.ts'
import type { Plan } from '../schedule/read-planned.ts'
import { edgesOfDraft, readLiveEdges, type PageEdge } from './read-windows.ts'
import { defined } from '../../../src/lib/defined.ts'

interface Deps extends SaveDeps {
  readonly database: Database
}

/** Epoch milliseconds. */
interface Span {
  readonly from: number
  readonly until: number
}

interface Drawn extends PageEdge {
  readonly release?: CalendarEntry['release']
}

/** What goes live and what ends in a span of time: what is planned, and windows of blocks that are live or planned to be. Reads only. */
export const readCalendar = async (deps: Deps, span: Span): Promise<readonly CalendarEntry[]> => {
  const [{ releases, plans, reads }, live] = await Promise.all([listReleases(deps), readLiveEdges(deps.database)])
  const planned = releases
    .filter(({ state }) => state === 'planned')
    .flatMap(({ id, name, at, pages }) =>
      pages.flatMap(({ id: pageId }) => {
        const document = reads.documentOf(pageId)
        const edges = document === undefined ? [] : edgesOfDraft(document, deps.sites)
        // What is over before it is live never happens.
        return edges.filter((edge) => edge.at >= (at ?? '')).map((edge): Drawn => ({ ...edge, release: { id, name } }))
      }),
    )
  const isIn = (at: string): boolean => Date.parse(at) >= span.from && Date.parse(at) < span.until
  const edges = [...live, ...planned].filter(({ at }) => isIn(at))
  await readNamed(reads, [
    ...edges.flatMap(({ pageId, blockId }) => [pageId, ...possibleEntryIds(blockId)]),
    ...plans.flatMap(({ ids }) => ids),
  ])
  const pagesOf = new Map(releases.map(({ id, pages }) => [id, pages]))
  return [
    ...plans.filter(({ at }) => isIn(at)).flatMap((plan) => entryOfPlan(plan, pagesOf, reads)),
    ...entriesOfEdges(edges, reads),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

const readNamed = async ({ drafts }: PagesRead, ids: readonly string[]): Promise<void> => {
  await drafts.entriesById([...new Set(ids)].filter((id) => drafts.entry(id) === undefined && drafts.asset(id) === undefined))
}

const entryOfPlan = (
  { at, timeZone, state, action, ids, release }: Plan,
  pagesOf: ReadonlyMap<string, CalendarEntry['pages']>,
  reads: PagesRead,
): readonly CalendarEntry[] => {
  const isPage = (id: string): boolean => reads.drafts.entry(id)?.sys.contentType.sys.id === 'page'
  const pages = pagesOf.get(release?.sys.id ?? '') ?? ids.filter(isPage).map((id) => releasePageOf(reads, id))
  const sites = pages.some((page) => page.sites.length === 0) ? [] : [...new Set(pages.flatMap((page) => page.sites))]
  const blocks = pages.length > 0 ? [] : ids.map((id) => ({ id, name: nameOf(reads, id) }))
  const own = release === undefined ? {} : { release: { id: release.sys.id, name: release.title } }
  return [{ kind: action, at, timeZone, pages, blocks, sites, state, ...own }]
}

/** One entry for all that begins, or ends, on a page at a moment. */
const entriesOfEdges = (edges: readonly Drawn[], reads: PagesRead): readonly CalendarEntry[] => {
  const groups = new Map<string, Drawn[]>()
  const isLive = new Set(edges.filter(({ release }) => release === undefined).map(keyOf))
  for (const edge of edges) {
    // What is live already needs no release to happen.
    if (edge.release !== undefined && isLive.has(keyOf(edge))) continue
    const key = [edge.pageId, edge.edge, edge.at, edge.release?.id].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), edge])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const ids = [...new Set(group.map(({ blockId }) => idIn(reads, blockId)))]
    return [
      {
        kind: first.edge,
        at: first.at,
        pages: [releasePageOf(reads, first.pageId)],
        blocks: ids.map((id) => ({ id, name: nameOf(reads, id) })),
        sites: [...new Set(group.map(({ siteTag }) => siteTag))],
        state: 'planned' as const,
        ...defined({ release: first.release }),
      },
    ]
  })
}

const keyOf = ({ pageId, edge, at, blockId, siteTag }: Drawn): string => [pageId, edge, at, blockId, siteTag].join(' ')

const idIn = ({ drafts }: PagesRead, blockId: string): string =>
  possibleEntryIds(blockId).find((id) => drafts.entry(id) !== undefined) ?? blockId
