import type { ComposeRelease, ReleaseConflict } from '../../../schemas/api/compose-releases.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { checkDocument } from '../check-document.ts'
import { readAll } from '../read-all.ts'
import type { Plan } from '../schedule/read-planned.ts'
import { findChanges, findOlder, findShared, pagesToCheck } from './find-conflicts.ts'
import { readPages, releasePageOf, type PagesRead } from './read-pages.ts'
import { hasWork, readContents, readReleases, stateOfRelease, type KnownRelease, type ReleaseDeps } from './read-releases.ts'

interface Deps extends ReleaseDeps {
  readonly sites: readonly SiteConfig[]
}

/** Releases with what is in them, and all that was read for it. */
export interface ReleasesRead {
  readonly releases: readonly ComposeRelease[]
  readonly plans: readonly Plan[]
  readonly reads: PagesRead
}

/** All releases that are to go live, with what will not be as somebody may expect. Reads only. */
export const listReleases = async (deps: Deps): Promise<ReleasesRead> => {
  const { releases, plans } = await readReleases(deps)
  const pageIds = await idsOfAllPages(deps, releases)
  const pagesOf = ({ links }: KnownRelease): readonly string[] => links.map(({ sys }) => sys.id).filter((id) => pageIds.has(id))
  const withPages = releases.filter((release) => pagesOf(release).length > 0)
  const reads = await readPages(deps.management, withPages.flatMap(pagesOf))
  await readContents(reads.drafts, withPages)
  const open = withPages.filter((release) => release.plan !== undefined || hasWork(release, reads.drafts))
  const listed: ComposeRelease[] = []
  for (const release of open) listed.push(await describe(deps, release, pagesOf(release), { plans, reads }))
  return { releases: listed, plans, reads }
}

/** Without a release nothing is asked. */
const idsOfAllPages = async ({ management }: Deps, releases: readonly KnownRelease[]): Promise<ReadonlySet<string>> =>
  new Set(releases.length === 0 ? [] : (await readAll(management, { content_type: 'page', select: 'sys' })).map(({ sys }) => sys.id))

const describe = async (
  deps: Deps,
  release: KnownRelease,
  pageIds: readonly string[],
  read: Pick<ReleasesRead, 'plans' | 'reads'>,
): Promise<ComposeRelease> => {
  const { id, name, version, links, plan } = release
  return {
    id,
    name,
    version,
    state: stateOfRelease(release),
    ...(plan === undefined ? {} : { at: plan.at, timeZone: plan.timeZone }),
    pages: pageIds.map((pageId) => releasePageOf(read.reads, pageId)),
    count: links.length,
    conflicts: plan?.state === 'planned' ? await conflictsOf(deps, release, pageIds, read) : [],
  }
}

const conflictsOf = async (
  deps: Deps,
  release: KnownRelease,
  pageIds: readonly string[],
  { plans, reads }: Pick<ReleasesRead, 'plans' | 'reads'>,
): Promise<readonly ReleaseConflict[]> => {
  const ids = release.links.map(({ sys }) => sys.id)
  const changes = findChanges(release, pageIds, reads)
  return [
    ...changes.filter(({ kind }) => kind === 'gone'),
    ...refusedPages(pagesToCheck(changes), reads, deps.sites),
    ...findShared({ releaseId: release.id, pageIds, ids, at: release.plan?.at }, plans, reads),
    ...(release.isTimed ? findOlder(await statesInside(deps, release), { pageIds, reads }) : []),
    ...changes.filter(({ kind }) => kind !== 'gone'),
  ]
}

const refusedPages = (pageIds: readonly string[], reads: PagesRead, sites: readonly SiteConfig[]): readonly ReleaseConflict[] =>
  pageIds.flatMap((pageId): readonly ReleaseConflict[] => {
    const document = reads.documentOf(pageId)
    const problems = document === undefined ? [] : checkDocument(document, sites).filter(({ severity }) => severity === 'error')
    const page = releasePageOf(reads, pageId)
    const [first] = problems
    return first === undefined
      ? []
      : [{ kind: 'refused', page, entryId: first.entryId || pageId, entryName: page.title, count: problems.length }]
  })

/** The states that a release of the CMS's timeline has of its own. */
const statesInside = async ({ management }: Deps, { id }: KnownRelease) =>
  (await management.release.entry.getMany({ releaseId: id, query: { limit: 200 } })).items.map(({ sys }) => ({
    id: sys.id,
    updatedAt: sys.updatedAt,
  }))
