import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { COMPOSE_API, type ComposeEntry, type ComposeUser } from '../../../schemas/api/compose.ts'
import { MOST_ENTRIES, type HereAnswer, type HerePing } from '../../../schemas/api/compose-together.ts'
import type { ComposeDeps } from '../compose-deps.ts'
import { id, parse, parseId, version } from '../requests.ts'
import type { ById, RouteTools } from '../route-tools.ts'
import { createKnownEntries } from './known-entries.ts'
import { otherWindows, removeWindow, renewWindow } from './presence.ts'
import { followSaves } from './saves.ts'
import { watchEntries } from './watch-entries.ts'

const windowId = z.string().regex(/^[\w-]{8,64}$/)
const ping = z.object({
  windowId,
  entryId: id.optional(),
  versions: z.record(id, version).refine((versions) => Object.keys(versions).length <= MOST_ENTRIES),
})
const leaving = z.object({ windowId })

export const parsePing = (input: unknown): HerePing =>
  parse(ping, input, `Send the id of the window, and the versions of at most ${MOST_ENTRIES} entries.`)

interface ByWindow {
  readonly Params: { readonly id: string; readonly windowId: string }
}

/** Who else has a page open, and what others made of it. Who may only look is seen and sees. */
export const registerTogether = async (
  app: FastifyInstance,
  { runtime, management, listen }: ComposeDeps,
  { userOf }: Pick<RouteTools, 'userOf'>,
): Promise<{ readonly announce: (entry: ComposeEntry, user: ComposeUser) => Promise<void> }> => {
  const { log } = app
  const { database, clock } = runtime
  const known = createKnownEntries()
  const saves = await followSaves({ database, listen, known, log })
  const changesOf = watchEntries({ management, known, clock, log })
  app.addHook('onClose', async () => saves.close())

  // A line every three seconds for each window would hide all others.
  app.post<ById>(`${COMPOSE_API}/pages/:id/here`, { logLevel: 'warn' }, async (request): Promise<HereAnswer> => {
    const user = userOf(request)
    const pageId = parseId(request.params.id)
    const here = parsePing(request.body)
    await renewWindow(runtime, user, pageId, here)
    const [others, changes] = await Promise.all([otherWindows(runtime, user, pageId, here), changesOf(pageId, here.versions)])
    const changed = changes.map(({ entry, by }) => ({
      entry,
      ...(by === undefined ? {} : { by: { name: by.name, isMe: by.id === user.id } }),
    }))
    return { others, changed }
  })
  app.delete<ByWindow>(`${COMPOSE_API}/pages/:id/here/:windowId`, async (request) => {
    const { windowId: left } = parse(leaving, request.params, 'A window has an id of 8 to 64 letters, digits and dashes.')
    await removeWindow(runtime, userOf(request), parseId(request.params.id), left)
    return {}
  })
  return { announce: saves.announce }
}
