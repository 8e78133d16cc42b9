import type { FastifyRequest } from 'fastify'
import type { ComposeEntry, ComposeUser, SaveEntry } from '../../schemas/api/compose.ts'
import { requireRight } from './compose-access.ts'
import type { ComposeDeps } from './compose-deps.ts'
import { createEditLog } from './history/edit-log.ts'
import type { RouteTools } from './route-tools.ts'
import { saveEntry } from './save-entry.ts'
import { requireUnplanned } from './schedule/require-unplanned.ts'
import { defined } from '../../src/lib/defined.ts'

/** Saves an entry's draft for who asks, with all that belongs to it: rights, history, and news for others. Throws a `Refusal` where she may not. */
export type SaveForHer = (request: FastifyRequest, entryId: string, wish: SaveEntry) => Promise<ComposeEntry>

interface Tools extends RouteTools {
  readonly announce: (entry: ComposeEntry, user: ComposeUser) => Promise<void>
}

export const createSaveForHer = (
  { runtime, management }: ComposeDeps,
  { userOf, logWrite, actions, rights, announce }: Tools,
): SaveForHer => {
  const edits = createEditLog({ ...runtime, userOf })
  const plans = { management, environmentId: runtime.config.CONTENTFUL_ENVIRONMENT }
  return async (request, entryId, wish) => {
    requireRight(userOf(request), 'edit')
    if (wish.version > 0) await requireUnplanned(plans, rights, userOf(request), { id: entryId, fields: wish.fields })
    const { entry, removed, isWritten, before } = await saveEntry(management, entryId, wish)
    logWrite(request, 'composeSave', { entry: entry.sys.id, version: entry.sys.version })
    await announce(entry, userOf(request))
    const { pageId } = wish
    if (isWritten) await edits.note(request, { entry, before, pageId })
    if (removed.length > 0) await actions.add(request, { action: 'removeBlocks', ids: removed, ...defined({ pageId }) })
    return entry
  }
}
