import { setTimeout as wait } from 'node:timers/promises'
import type { BulkActionPublishPayload, PlainClientAPI } from 'contentful-management'

/** The vendor's limit of one bulk action. */
const ENTITIES_PER_ACTION = 200
const POLL_INTERVAL_MS = 100
const MAX_POLLS = 300

export interface SeedSpace {
  readonly cms: PlainClientAPI
  readonly space: { readonly spaceId: string; readonly environmentId: string }
}

/** Publishes what was never published; what an editor has unpublished stays unpublished. */
export const publishSeed = async (target: SeedSpace, kind: 'Entry' | 'Asset', ids: readonly string[]): Promise<void> => {
  for (let start = 0; start < ids.length; start += ENTITIES_PER_ACTION) {
    const fresh = await neverPublished(target.cms, kind, ids.slice(start, start + ENTITIES_PER_ACTION))
    if (fresh.length > 0) await publishTogether(target, fresh)
  }
}

type Entity = BulkActionPublishPayload['entities']['items'][number]

const neverPublished = async (cms: PlainClientAPI, kind: 'Entry' | 'Asset', ids: readonly string[]): Promise<readonly Entity[]> => {
  const query = { select: 'sys', 'sys.id[in]': ids.join(','), limit: ENTITIES_PER_ACTION }
  const { items } = kind === 'Entry' ? await cms.entry.getMany({ query }) : await cms.asset.getMany({ query })
  return items
    .filter(({ sys }) => sys.firstPublishedAt === undefined && sys.publishedVersion === undefined)
    .map(({ sys }) => ({ sys: { type: 'Link', linkType: kind, id: sys.id, version: sys.version } }))
}

const publishTogether = async ({ cms, space: { spaceId, environmentId } }: SeedSpace, items: readonly Entity[]): Promise<void> => {
  let action = await cms.bulkAction.publish({ spaceId, environmentId }, { entities: { sys: { type: 'Array' }, items: [...items] } })
  for (let poll = 0; poll < MAX_POLLS && (action.sys.status === 'created' || action.sys.status === 'inProgress'); poll += 1) {
    action = await cms.bulkAction.get({ spaceId, environmentId, bulkActionId: action.sys.id })
    if (action.sys.status === 'inProgress') await wait(POLL_INTERVAL_MS)
  }
  if (action.sys.status !== 'succeeded')
    throw new Error(`Publishing the seed ended as ${action.sys.status}: ${JSON.stringify(action.error?.details ?? null)}`)
}
