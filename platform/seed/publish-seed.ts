import { setTimeout as wait } from 'node:timers/promises'
import type { BulkActionProps, BulkActionPublishPayload, PlainClientAPI } from 'contentful-management'
import { StartError } from '../../server/operations/start-error.ts'
import { unansweredAs } from '../../server/publishing/cms-management.ts'
import { elapsed } from '../../src/lib/clock.ts'

/** Few enough that a busy machine answers within seconds, and the log says how far it is; the vendor's limit is 200. */
const ENTITIES_PER_ACTION = 50
const POLL_INTERVAL_MS = 100
/** As long as one action may take: on a machine with other work a first start has needed 40 seconds for one. */
const ACTION_MS = 300_000
const PROGRESS_MS = 5_000
/** Before the space is asked what became of an action whose answer was lost. */
const LOST_PAUSE_MS = 1_000
/** Neither is waited for for ever: an entity that changes each time it is published, a CMS that is out of order. */
const MAX_ROUNDS = 3

export interface SeedSpace {
  readonly cms: PlainClientAPI
  readonly space: { readonly spaceId: string; readonly environmentId: string }
  readonly log: (line: string) => void
  /** Milliseconds that one bulk action may take until everything of it is published. */
  readonly actionMs?: number
  /** Milliseconds without a line about how far it is. */
  readonly progressMs?: number
}

type Kind = 'Entry' | 'Asset'
type Entity = BulkActionPublishPayload['entities']['items'][number]

/**
 * Publishes what was never published; what an editor has unpublished stays unpublished. Whether something is published is asked of
 * the space, not concluded from one answer: a call that was not answered in time may have been carried out all the same.
 */
export const publishSeed = async (target: SeedSpace, kind: Kind, ids: readonly string[]): Promise<void> => {
  const sayProgress = createProgress(target, `of ${ids.length} ${kind === 'Entry' ? 'entries' : 'pictures'} published`)
  for (let start = 0; start < ids.length; start += ENTITIES_PER_ACTION) {
    const chunk = ids.slice(start, start + ENTITIES_PER_ACTION)
    await publishAll(target, kind, chunk)
    sayProgress(start + chunk.length)
  }
}

const createProgress = ({ log, progressMs = PROGRESS_MS }: SeedSpace, what: string) => {
  let last = elapsed()
  return (done: number): void => {
    if (elapsed() - last < progressMs) return
    last = elapsed()
    log(`content: ${done} ${what}`)
  }
}

const publishAll = async (target: SeedSpace, kind: Kind, ids: readonly string[]): Promise<void> => {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const fresh = await neverPublished(target.cms, kind, ids)
    if (fresh.length === 0) return
    const outcome = await publishTogether(target, fresh)
    if (outcome === 'late') await untilPublished(target, kind, ids)
    else if (outcome === 'lost') await wait(LOST_PAUSE_MS)
    // An entity that was published or saved meanwhile refuses its old version: the next round reads what is left to do.
    else if (outcome.some(({ code }) => code !== 'VersionMismatch')) throw refused(fresh.length, outcome)
  }
  const left = await neverPublished(target.cms, kind, ids)
  if (left.length > 0)
    throw new StartError(
      `${left.length} entries of the first content were not published: the CMS did not answer, or they changed meanwhile. ${AGAIN}`,
    )
}

const neverPublished = async (cms: PlainClientAPI, kind: Kind, ids: readonly string[]): Promise<readonly Entity[]> => {
  const query = { select: 'sys', 'sys.id[in]': ids.join(','), limit: ENTITIES_PER_ACTION }
  const { items } = kind === 'Entry' ? await cms.entry.getMany({ query }) : await cms.asset.getMany({ query })
  return items
    .filter(({ sys }) => sys.firstPublishedAt === undefined && sys.publishedVersion === undefined)
    .map(({ sys }) => ({ sys: { type: 'Link', linkType: kind, id: sys.id, version: sys.version } }))
}

/** Why one entity was not published. */
interface Refusal {
  readonly id: string
  readonly code: string
}

/** One bulk action, which is not sent a second time where its answer does not come. No refusal: all of them are published. */
const publishTogether = async (target: SeedSpace, items: readonly Entity[]): Promise<'late' | 'lost' | readonly Refusal[]> => {
  const { cms, space, actionMs = ACTION_MS } = target
  const begun = elapsed()
  try {
    let action = await cms.bulkAction.publish({ ...space }, { entities: { sys: { type: 'Array' }, items: [...items] } })
    while (action.sys.status === 'created' || action.sys.status === 'inProgress') {
      if (elapsed() - begun > actionMs) throw late(items.length, actionMs)
      action = await cms.bulkAction.get({ ...space, bulkActionId: action.sys.id })
      if (action.sys.status === 'inProgress') await wait(POLL_INTERVAL_MS)
    }
    return action.sys.status === 'succeeded' ? [] : refusalsOf(action)
  } catch (error) {
    const unanswered = unansweredAs(error)
    if (unanswered === undefined) throw error
    return unanswered
  }
}

/** In the vendor's form; an action that says nothing of its entities is a refusal too. */
const refusalsOf = ({ error }: BulkActionProps): readonly Refusal[] => {
  const errors: unknown = error?.details?.['errors']
  if (!Array.isArray(errors) || errors.length === 0) return [{ id: 'all', code: error?.sys.id ?? 'unknown' }]
  return errors.map((each) => ({ id: each?.entity?.sys?.id ?? 'unknown', code: each?.error?.sys?.id ?? 'unknown' }))
}

/** The action goes on in the CMS although its answer was not waited for. */
const untilPublished = async ({ cms, log, actionMs = ACTION_MS }: SeedSpace, kind: Kind, ids: readonly string[]): Promise<void> => {
  const begun = elapsed()
  log(`content: the CMS is still publishing ${ids.length} ${kind === 'Entry' ? 'entries' : 'pictures'}`)
  while ((await neverPublished(cms, kind, ids)).length > 0) {
    if (elapsed() - begun > actionMs) throw late(ids.length, actionMs)
    await wait(POLL_INTERVAL_MS)
  }
}

const AGAIN = 'Start again: what is published stays, and the rest is published then.'

const late = (count: number, ms: number): StartError =>
  new StartError(`The CMS did not publish ${count} entries of the first content within ${Math.round(ms / 1000)} seconds. ${AGAIN}`)

const refused = (count: number, refusals: readonly Refusal[]): StartError => {
  const reasons = refusals.filter(({ code }) => code !== 'VersionMismatch').map(({ id, code }) => `${id} (${code})`)
  return new StartError(
    `The CMS refused to publish ${count} entries of the first content, because of ${reasons.slice(0, 5).join(', ')}. ` +
      'Mend or delete these entries in the CMS and start again.',
  )
}
