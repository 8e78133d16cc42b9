import type { Link, PlainClientAPI, ReleaseProps, ScheduledActionProps } from 'contentful-management'
import type { PlannedAction } from '../../../schemas/api/compose-planned.ts'
import { defined } from '../../../src/lib/defined.ts'

export interface PlanDeps {
  readonly management: Pick<PlainClientAPI, 'scheduledActions' | 'release'>
  /** CONTENTFUL_ENVIRONMENT: scheduled actions are of a whole space. */
  readonly environmentId: string
}

/** Something that the CMS is to do, and what it does it to. */
export interface Plan extends Omit<PlannedAction, 'release'> {
  /** Of the scheduled action, to move it. */
  readonly version: number
  readonly release: ReleaseProps | undefined
}

/** All that is planned, and what failed, the next first. Plans of the CMS's own app are among them. */
export const readPlans = async (deps: PlanDeps): Promise<readonly Plan[]> => {
  const actions = await readActions(deps)
  const releases = await readReleases(deps, actions)
  return actions
    .flatMap((action) => {
      const { linkType, id } = action.entity.sys
      const release = linkType === 'Release' ? releases.get(id) : undefined
      // A release that was deleted since does nothing any more.
      if (linkType === 'Release' && release === undefined) return []
      return [toPlan(action, release)]
    })
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

/** Those of a page: it is among what they are done to. */
export const plansOf = (plans: readonly Plan[], pageId: string): readonly Plan[] => plans.filter(({ ids }) => ids.includes(pageId))

/** Without what the browser has no use for. `isPage` tells pages from what is on them. */
export const toPlanned = ({ id, action, at, timeZone, state, ids, release }: Plan, isPage: (id: string) => boolean): PlannedAction => {
  const pages = ids.filter(isPage).length
  return {
    id,
    action,
    at,
    timeZone,
    state,
    ids,
    ...(release !== undefined ? { release: { id: release.sys.id, name: release.title, pages } } : {}),
  }
}

/** What is in a release; in one of the CMS's timeline with what becomes of it, which is not asked for here. */
export const linksOfRelease = ({ entities }: ReleaseProps): readonly Link<'Entry' | 'Asset'>[] =>
  // The vendor's type knows the first version of releases alone.
  entities.items.map((item: Link<'Entry' | 'Asset'> | { readonly entity: Link<'Entry' | 'Asset'> }) =>
    'entity' in item ? item.entity : item,
  )

const toPlan = ({ sys, action, entity, scheduledFor }: ScheduledActionProps, release: ReleaseProps | undefined): Plan => ({
  id: sys.id,
  version: sys.version,
  action,
  at: new Date(scheduledFor.datetime).toISOString(),
  timeZone: scheduledFor.timezone ?? 'UTC',
  state: String(sys.status) === 'failed' ? 'failed' : 'planned',
  ids: release === undefined ? [entity.sys.id] : linksOfRelease(release).map((link) => link.sys.id),
  release,
})

const ACTIONS_A_REQUEST = 100
/** Far more than anybody plans; what is beyond is not shown. */
const MOST_REQUESTS = 10

/** Those that are still to come, and those that failed. */
const readActions = async ({ management, environmentId }: PlanDeps): Promise<readonly ScheduledActionProps[]> => {
  const actions: ScheduledActionProps[] = []
  const shared = { 'environment.sys.id': environmentId, 'sys.status[in]': 'scheduled,inProgress,failed', limit: ACTIONS_A_REQUEST }
  let next: string | undefined
  for (let request = 0; request < MOST_REQUESTS; request += 1) {
    const { items, pages } = await management.scheduledActions.getMany({ query: { ...shared, ...defined({ next }) } })
    actions.push(...items)
    next = cursorOf(pages?.next)
    if (next === undefined) break
  }
  return actions
}

/** The cursor within the address of the next page of answers. */
const cursorOf = (address: string | undefined): string | undefined => {
  if (address === undefined) return undefined
  const { searchParams } = new URL(address, 'https://cms.example')
  return searchParams.get('next') ?? searchParams.get('pageNext') ?? undefined
}

/** Releases of the CMS's timeline are asked for apart, and only where others are not all. */
const readReleases = async (
  { management }: PlanDeps,
  actions: readonly ScheduledActionProps[],
): Promise<ReadonlyMap<string, ReleaseProps>> => {
  const ids = [...new Set(actions.filter(({ entity }) => entity.sys.linkType === 'Release').map(({ entity }) => entity.sys.id))]
  const releases = new Map<string, ReleaseProps>()
  for (const schemaVersion of ['Release.v1', 'Release.v2'] as const) {
    const wanted = ids.filter((id) => !releases.has(id))
    for (let start = 0; start < wanted.length; start += RELEASES_A_REQUEST) {
      const some = wanted.slice(start, start + RELEASES_A_REQUEST)
      const query = { 'sys.id[in]': some.join(','), 'sys.schemaVersion': schemaVersion, limit: RELEASES_A_REQUEST }
      const { items } = await management.release.query({ query })
      for (const release of items) releases.set(release.sys.id, release)
    }
  }
  return releases
}

/** Their ids go into an address. */
const RELEASES_A_REQUEST = 50
