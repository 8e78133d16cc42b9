import { badRequest } from '../errors.ts'
import type { Needs } from '../needs.ts'
import { getResource } from '../storage/find-resource.ts'
import { applyToAll, type EntityLink, type GroupAction } from './apply-to-all.ts'

/** Entries and assets that go live together. */
export interface ReleaseBody {
  readonly title: string
  readonly links: readonly EntityLink[]
  readonly lastActionId?: string
}

/** Does one thing to all of a release or to none, in the caller's transaction. */
export const publishRelease = async (needs: Needs, id: string, action: GroupAction): Promise<void> => {
  const release = await getResource<ReleaseBody>(needs.database, { kind: 'Release', id })
  if (release.archivedVersion !== null) throw badRequest('The release is archived')
  await applyToAll(needs, { action, links: release.body.links, errorId: 'ReleaseActionFailed' })
}
