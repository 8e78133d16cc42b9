import type { ReleaseConflict } from '../../../schemas/api/compose-releases.ts'
import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { changedVersions, isNewerThanLive } from '../../../src/content/composing/changed-versions.ts'
import { reachableIds } from '../../../src/content/composing/reachable.ts'
import type { Plan } from '../schedule/read-planned.ts'
import { nameOf, releasePageOf, type PagesRead } from './read-pages.ts'
import type { KnownRelease } from './read-releases.ts'

/** A release, planned or about to be. */
export interface Candidate {
  readonly releaseId?: string | undefined
  readonly pageIds: readonly string[]
  /** Of all that is in it. */
  readonly ids: readonly string[]
  /** ISO 8601; undefined where it is not chosen yet: what is taken down at any moment is said then. */
  readonly at: string | undefined
}

type Reads = Pick<PagesRead, 'drafts' | 'locales' | 'documentOf'>

/** What else is planned for the same: in another release, or by itself. Says nothing of what is done before the CMS is asked. */
export const findShared = (candidate: Candidate, plans: readonly Plan[], reads: Reads): readonly ReleaseConflict[] => {
  const own = new Set(candidate.ids)
  return plans
    .filter(({ release, state }) => state === 'planned' && (release === undefined || release.sys.id !== candidate.releaseId))
    .flatMap((plan): readonly ReleaseConflict[] => {
      const shared = plan.ids.filter((id) => own.has(id))
      const [first] = shared
      if (first === undefined) return []
      if (plan.action === 'unpublish' && candidate.at !== undefined && plan.at !== candidate.at) return []
      const pages = candidate.pageIds.filter((id) => shared.includes(id))
      const [pageId = pageWith(first, candidate, reads)] = pages
      const entryId = pages[0] ?? first
      return [
        {
          kind: plan.action === 'publish' ? 'together' : 'takenDown',
          page: releasePageOf(reads, pageId),
          entryId,
          entryName: nameOf(reads, entryId),
          count: pages.length > 0 ? pages.length : shared.length,
          other: otherOf(plan, entryId, reads),
        },
      ]
    })
}

const otherOf = ({ release, at, timeZone }: Plan, entryId: string, reads: Reads): NonNullable<ReleaseConflict['other']> => ({
  ...(release === undefined ? {} : { releaseId: release.sys.id }),
  name: release?.title ?? nameOf(reads, entryId),
  at,
  timeZone,
})

/** The page that an entry is on; the first one where none has it any more. */
const pageWith = (id: string, { pageIds }: Pick<Candidate, 'pageIds'>, { documentOf }: Reads): string =>
  pageIds.find((pageId) => {
    const document = documentOf(pageId)
    return document !== undefined && reachableIds(document).has(id)
  }) ??
  pageIds[0] ??
  id

/** What has become of the content of a planned release since. */
export const findChanges = (release: KnownRelease, pageIds: readonly string[], reads: Reads): readonly ReleaseConflict[] => {
  const { drafts, documentOf } = reads
  const ids = new Set(release.links.map(({ sys }) => sys.id))
  const gone = [...ids].filter((id) => {
    const entry = drafts.entry(id)
    return entry === undefined ? drafts.asset(id) === undefined && !release.isTimed : entry.sys.archivedVersion !== undefined
  })
  const conflict = (kind: ReleaseConflict['kind'], pageId: string, found: readonly string[]): readonly ReleaseConflict[] => {
    const [entryId = ''] = found
    if (found.length === 0) return []
    return [{ kind, page: releasePageOf(reads, pageId), entryId, entryName: nameOf(reads, entryId), count: found.length }]
  }
  return [
    ...gone.flatMap((id) => conflict('gone', pageWith(id, { pageIds }, reads), [id])),
    ...pageIds.flatMap((pageId) => {
      const document = documentOf(pageId)
      if (document === undefined) return []
      const changed = [...changedVersions(document).keys()]
      const isLater = (id: string): boolean => {
        const sys = (drafts.entry(id) ?? drafts.asset(id))?.sys
        return sys !== undefined && isNewerThanLive(sys) && Date.parse(sys.updatedAt) > Date.parse(release.updatedAt)
      }
      // A release of the timeline has states of its own: what is changed beside it does not go along.
      const edited = release.isTimed ? [] : changed.filter((id) => ids.has(id) && isLater(id))
      return [
        ...conflict('edited', pageId, edited),
        ...conflict(
          'added',
          pageId,
          changed.filter((id) => !ids.has(id)),
        ),
      ]
    }),
  ]
}

/** Pages of a release that were changed since: of these alone it is asked whether the gate still takes them. */
export const pagesToCheck = (conflicts: readonly ReleaseConflict[]): readonly string[] => [
  ...new Set(conflicts.filter(({ kind }) => kind === 'edited' || kind === 'gone').map(({ page }) => page.id)),
]

/** Entries of which a release of the CMS's timeline has an older state than the draft is. */
export const findOlder = (
  own: readonly { readonly id: string; readonly updatedAt: string }[],
  { pageIds, reads }: { readonly pageIds: readonly string[]; readonly reads: Reads },
): readonly ReleaseConflict[] =>
  own
    .filter(({ id, updatedAt }) => Date.parse(reads.drafts.entry(id)?.sys.updatedAt ?? '') > Date.parse(updatedAt))
    .map(({ id }) => ({
      kind: 'older',
      page: releasePageOf(reads, pageWith(id, { pageIds }, reads)),
      entryId: id,
      entryName: nameOf(reads, id),
      count: 1,
    }))

/** Ids of all that would go live with pages. */
export const idsOfPages = (documents: readonly ComposeDocument[]): readonly string[] => [
  ...new Set(documents.flatMap((document) => [document.pageId, ...changedVersions(document).keys()])),
]
