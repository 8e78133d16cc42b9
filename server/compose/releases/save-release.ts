import type { Link, PlainClientAPI } from 'contentful-management'
import type { PageCheck, ReleaseOutcome, SaveRelease } from '../../../schemas/api/compose-releases.ts'
import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { changedVersions } from '../../../src/content/composing/changed-versions.ts'
import { staleIds } from '../../../src/content/composing/stale-ids.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { Cms } from '../../publishing/cms.ts'
import type { Runtime } from '../../runtime.ts'
import { Refusal } from '../refusal.ts'
import { endPlan, removeRelease, scheduledAction } from '../schedule/plan-action.ts'
import { linksTo, refusalOfCount, requireMoment } from '../schedule/plan-rules.ts'
import { checkPages, isRefused } from './check-pages.ts'
import { idsOfPages } from './find-conflicts.ts'
import { publishTogether } from './publish-together.ts'
import { readPages, releasePageOf } from './read-pages.ts'
import { readReleases, type KnownRelease, type ReleaseDeps } from './read-releases.ts'
import { say } from '../sentence.ts'

/** Throws a `Refusal` where somebody may not have the pages go live, or change what was to become of those that a release has. */
export interface ReleaseLeave {
  readonly toPublish: (documents: readonly ComposeDocument[]) => Promise<void>
  readonly toChange: (release: KnownRelease) => Promise<void>
}

export interface SaveDeps extends ReleaseDeps {
  readonly management: PlainClientAPI
  readonly delivery: Pick<Cms, 'entriesById' | 'pages'>
  readonly sites: readonly SiteConfig[]
  readonly clock: Runtime['clock']
  readonly log: Pick<Runtime['log'], 'warn'>
}

/**
 * Plans pages that go live together, or publishes them now; with an id, changes what is planned. Every page has to pass the gate, in the
 * versions that were seen, before the CMS is asked for anything.
 */
export const saveRelease = async (deps: SaveDeps, leave: ReleaseLeave, wish: SaveRelease, releaseId?: string): Promise<ReleaseOutcome> => {
  if (wish.at !== undefined) requireMoment(deps, wish.at)
  const known = releaseId === undefined ? undefined : await requireRelease(deps, releaseId, wish.version)
  if (known !== undefined) await leave.toChange(known)
  const pageIds = wish.pages.map(({ id }) => id)
  const reads = await readPages(deps.management, pageIds)
  const documents = pageIds.flatMap((id) => reads.documentOf(id) ?? [])
  await leave.toPublish(documents)
  const stale = staleAmong(wish, documents)
  if (stale.length > 0) return { status: 'stale', pages: stale.map((id) => releasePageOf(reads, id)) }
  const refused: readonly PageCheck[] = (await checkPages(deps, pageIds, reads)).filter(isRefused)
  if (refused.length > 0) return { status: 'refused', pages: refused }
  const ids = idsOfPages(documents)
  const tooMany = refusalOfCount(ids.length)
  if (tooMany !== undefined) throw new Refusal(422, 'REFUSED', tooMany)
  const entities = { sys: { type: 'Array' as const }, items: linksTo(ids, reads.shared) }
  const payload = { title: wish.name, entities }
  return wish.at === undefined
    ? publishNow(deps, payload, known)
    : { status: 'planned', releaseId: await plan(deps, payload, { known, at: wish.at, timeZone: wish.timeZone ?? 'UTC' }) }
}

type Payload = Parameters<PlainClientAPI['release']['create']>[1]

const staleAmong = ({ pages }: SaveRelease, documents: readonly ComposeDocument[]): readonly string[] =>
  documents
    .filter((document) => {
      const seen = pages.find(({ id }) => id === document.pageId)?.versions ?? {}
      return staleIds(document, changedVersions(document), seen).length > 0
    })
    .map(({ pageId }) => pageId)

/** The release that is to be changed, as it was seen. */
const requireRelease = async (deps: SaveDeps, id: string, version: number | undefined): Promise<KnownRelease> => {
  const known = (await readReleases(deps)).releases.find((release) => release.id === id)
  if (known === undefined) throw noSuchRelease()
  if (known.version !== version) throw new Refusal(409, 'STALE', say('staleRelease'))
  if (known.isTimed) throw new Refusal(422, 'REFUSED', say('releaseOfCms'))
  return known
}

const noSuchRelease = (): Refusal => new Refusal(404, 'NOT_FOUND', say('noRelease'))

/** One release, one scheduled action: where the second cannot be had, the first is as it was. */
const plan = async (
  deps: SaveDeps,
  payload: Payload,
  { known, at, timeZone }: { readonly known: KnownRelease | undefined; readonly at: string; readonly timeZone: string },
): Promise<string> => {
  const { management } = deps
  const standing = known?.plan?.state === 'planned' ? known.plan : undefined
  // A failed action stays with its release: another release takes its place.
  const isNew = known === undefined || (known.plan !== undefined && standing === undefined)
  const made = isNew
    ? await management.release.create({}, payload)
    : await management.release.update({ releaseId: known.id, version: known.version }, payload)
  const entity: Link<'Release'> = { sys: { type: 'Link', linkType: 'Release', id: made.sys.id } }
  const action = scheduledAction(deps, entity, { action: 'publish', at, timeZone })
  try {
    if (standing === undefined) await management.scheduledActions.create({}, action)
    else if (standing.at !== new Date(at).toISOString() || standing.timeZone !== timeZone)
      await management.scheduledActions.update({ scheduledActionId: standing.id, version: standing.version }, action)
  } catch (cause) {
    if (isNew) await removeRelease(deps, made.sys.id)
    else await putBack(deps, known, made.sys.version)
    throw cause
  }
  if (isNew && known !== undefined) await endRelease(deps, known)
  return made.sys.id
}

/** What fails here is said in the log: the release has its new pages at its moment of before, as every list shows. */
const putBack = async ({ management, log }: SaveDeps, { id, name, links }: KnownRelease, version: number): Promise<void> => {
  try {
    await management.release.update({ releaseId: id, version }, { title: name, entities: { sys: { type: 'Array' }, items: [...links] } })
  } catch (err) {
    log.warn({ event: 'releaseChangedInPart', err, releaseId: id }, 'The pages of a release were changed, its moment was not')
  }
}

/** It is not left to the CMS any more before it is published: nothing of it goes live a second time. */
const publishNow = async (deps: SaveDeps, payload: Payload, known: KnownRelease | undefined): Promise<ReleaseOutcome> => {
  const made =
    known === undefined
      ? await deps.management.release.create({}, payload)
      : await deps.management.release.update({ releaseId: known.id, version: known.version }, payload)
  if (known?.plan?.state === 'planned') await deps.management.scheduledActions.delete({ scheduledActionId: known.plan.id })
  try {
    await publishTogether(deps, made)
  } catch (cause) {
    // Of one that may be live by now it is told in the list of releases what is left to do.
    if (known === undefined && cause instanceof Refusal && cause.status === 422) await removeRelease(deps, made.sys.id)
    throw cause
  }
  await removeRelease(deps, made.sys.id)
  return { status: 'published' }
}

/** Has nothing of a release go live. */
export const callOffRelease = async (deps: SaveDeps, leave: Pick<ReleaseLeave, 'toChange'>, releaseId: string): Promise<void> => {
  const known = (await readReleases(deps)).releases.find(({ id }) => id === releaseId)
  if (known === undefined) throw noSuchRelease()
  await leave.toChange(known)
  await endRelease(deps, known)
}

const endRelease = async (deps: SaveDeps, { id, plan: planned }: KnownRelease): Promise<void> =>
  planned === undefined ? removeRelease(deps, id) : endPlan(deps, planned)
