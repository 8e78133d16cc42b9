import type { Link, PlainClientAPI, ReleaseProps } from 'contentful-management'
import { isNewerThanLive } from '../../../src/content/composing/changed-versions.ts'
import { linksOfRelease, readPlans, type Plan, type PlanDeps } from '../schedule/read-planned.ts'
import type { DraftReads } from '../read-document.ts'

export interface ReleaseDeps extends PlanDeps {
  readonly management: Pick<PlainClientAPI, 'scheduledActions' | 'release' | 'releaseAction' | 'entry' | 'asset' | 'locale'>
}

/** A release of the CMS, and what is planned with it. */
export interface KnownRelease {
  readonly id: string
  readonly name: string
  readonly version: number
  /** ISO 8601: what is newer was changed since it was planned, or since its pages were. */
  readonly updatedAt: string
  readonly links: readonly Link<'Entry' | 'Asset'>[]
  /** Of the CMS's timeline: with states of its own. */
  readonly isTimed: boolean
  readonly plan: Plan | undefined
}

export const stateOfRelease = ({ plan }: KnownRelease): 'planned' | 'failed' | 'stopped' => plan?.state ?? 'stopped'

/** Releases that are to be published, the next first, and all that is planned. Those that nobody will publish come last. */
export const readReleases = async (
  deps: ReleaseDeps,
): Promise<{ readonly releases: readonly KnownRelease[]; readonly plans: readonly Plan[] }> => {
  const { items } = await deps.management.release.query({ query: { limit: MOST_STOPPED } })
  const plans = await readPlans(deps)
  const planned = plans.flatMap((plan) => (plan.action === 'publish' && plan.release !== undefined ? [toKnown(plan.release, plan)] : []))
  const ids = new Set(plans.flatMap(({ release }) => release?.sys.id ?? []))
  const others = items.filter(({ sys }) => sys.status === 'active' && !ids.has(sys.id))
  const done = await readDone(deps, others)
  const stopped = others.filter(({ sys }) => !done.has(sys.id))
  return { releases: [...planned, ...stopped.map((release) => toKnown(release, undefined))], plans }
}

/** Ids of releases that went live, at their moment or by hand: what is changed on their pages since is no work of theirs. */
const readDone = async (
  { management, environmentId }: ReleaseDeps,
  releases: readonly ReleaseProps[],
): Promise<ReadonlySet<string | undefined>> => {
  if (releases.length === 0) return new Set()
  const planned = {
    'environment.sys.id': environmentId,
    'sys.status': 'succeeded',
    'entity.sys.id[in]': releases.map(({ sys }) => sys.id).join(','),
    limit: MOST_STOPPED,
  }
  const actionIds = releases.flatMap(({ sys }) => sys.lastAction?.sys.id ?? [])
  const [scheduled, byHand] = await Promise.all([
    management.scheduledActions.getMany({ query: planned }),
    actionIds.length === 0
      ? { items: [] }
      : management.releaseAction.getMany({ query: { 'sys.id[in]': actionIds.join(','), limit: MOST_STOPPED } }),
  ])
  const succeeded = byHand.items.filter(({ sys, action }) => sys.status === 'succeeded' && action === 'publish')
  return new Set([...scheduled.items.map(({ entity }) => entity.sys.id), ...succeeded.map(({ sys }) => sys.release.sys.id)])
}

/** The last that were touched: those before are nobody's work of today. */
const MOST_STOPPED = 100

const toKnown = (release: ReleaseProps, plan: Plan | undefined): KnownRelease => ({
  id: release.sys.id,
  name: release.title,
  version: release.sys.version,
  updatedAt: release.sys.updatedAt,
  links: linksOfRelease(release),
  isTimed: release.sys.schemaVersion === 'Release.v2',
  plan,
})

/** Whether something of a release is not live yet: where all is, nothing is left to do. */
export const hasWork = ({ links, isTimed }: KnownRelease, drafts: Pick<DraftReads, 'entry' | 'asset'>): boolean =>
  isTimed ||
  links.some(({ sys: { id } }) => {
    const sys = (drafts.entry(id) ?? drafts.asset(id))?.sys
    return sys === undefined || isNewerThanLive(sys)
  })

/** Reads what is in releases, so that it can be named and compared. */
export const readContents = async (
  drafts: Pick<DraftReads, 'entriesById' | 'assetsById' | 'entry' | 'asset'>,
  releases: readonly KnownRelease[],
): Promise<void> => {
  const unread = releases
    .flatMap(({ links }) => links)
    .filter(({ sys: { id } }) => drafts.entry(id) === undefined && drafts.asset(id) === undefined)
  const idsOf = (type: 'Entry' | 'Asset'): readonly string[] => [
    ...new Set(unread.filter(({ sys }) => sys.linkType === type).map(({ sys }) => sys.id)),
  ]
  await drafts.entriesById(idsOf('Entry'))
  await drafts.assetsById(idsOf('Asset'))
}
