import { applyToAll, toOne } from '../management/apply-to-all.ts'
import { attempt } from '../management/attempt.ts'
import { publishRelease } from '../management/publish-release.ts'
import type { Deps } from '../deps.ts'
import { findResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import type { Resource } from '../storage/resource.ts'
import { updateResource } from '../storage/update-resource.ts'
import { enqueueCalls } from '../webhooks/enqueue-calls.ts'
import { scheduledActionDocument, type ScheduledActionBody } from './scheduled-action.ts'
import { listDueActions } from './due-actions.ts'
import { withReferences } from './with-references.ts'

/**
 * Does what is due, in the order of time. An action and the note that it was done are one transaction, so that after a
 * crash it is either done or still to do; several processes take turns by the write lock and find it done.
 */
export const runDueActions = async (deps: Deps): Promise<void> => {
  for (const id of await listDueActions(deps)) {
    const error = await attempt(() => inWrite(deps, (inside) => execute(inside, id)))
    if (error !== undefined) await inWrite(deps, (inside) => finish(inside, id, { status: 'failed', error }))
  }
}

const execute = async (deps: Deps, id: string): Promise<void> => {
  const resource = await findOpen(deps, id)
  if (resource === undefined) return
  await perform(deps, resource.body)
  await finish(deps, id, { status: 'succeeded' })
}

const perform = async (deps: Deps, { action, entity, exceptAnnotated }: ScheduledActionBody): Promise<void> => {
  const { linkType, id } = entity
  if (linkType === 'Release') return publishRelease(deps, id, action)
  const link = { sys: { linkType, id } }
  const links = exceptAnnotated === undefined ? [link] : await withReferences(deps, { link, action, exceptAnnotated })
  return applyToAll(deps, { links, errorId: 'ScheduledActionFailed', apply: toOne(action) })
}

const finish = async (deps: Deps, id: string, outcome: Pick<ScheduledActionBody, 'status' | 'error'>): Promise<void> => {
  const resource = await findOpen(deps, id)
  if (resource === undefined) return
  const changes = { body: { ...resource.body, ...outcome }, version: resource.version + 1, updatedAt: deps.now() }
  const finished = await updateResource(deps.database, resource, changes)
  await enqueueCalls(deps, 'ContentManagement.ScheduledAction.execute', scheduledActionDocument(deps, finished))
}

/** Read under the write lock: another process may have done it, or somebody called it off or moved it. */
const findOpen = async (deps: Deps, id: string): Promise<Resource<ScheduledActionBody> | undefined> => {
  const resource = await findResource<ScheduledActionBody>(deps.database, { kind: 'ScheduledAction', id })
  return resource?.body.status === 'scheduled' && resource.body.dueAt <= deps.now() ? resource : undefined
}
