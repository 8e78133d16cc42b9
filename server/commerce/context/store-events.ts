import { lt, max } from 'drizzle-orm'
import { z } from 'zod'
import { contextEvents } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { readInput } from '../http/read-input.ts'
import type { SiteScope } from '../http/request-scope.ts'

const event = z.object({ event: z.string().max(64) }).loose()
/** A batch, bare or under `events`. */
const body = z.union([z.array(event).max(20), z.object({ events: z.array(event).max(20) }).transform(({ events }) => events)])

/** How many events are kept to be read at `/_test/events`. */
const KEPT_EVENTS = 5_000

/** Keeps a batch of analytics events (contracts 6). */
export const storeEvents =
  ({ database, clock }: Pick<Runtime, 'database' | 'clock'>) =>
  async ({ site }: SiteScope, input: unknown): Promise<void> => {
    const events = readInput(body, input)
    if (events.length === 0) return
    await database.insert(contextEvents).values(events.map((one) => ({ siteTag: site.siteTag, event: one, receivedAt: clock.now() })))
    const [newest] = await database.select({ id: max(contextEvents.id) }).from(contextEvents)
    await database.delete(contextEvents).where(lt(contextEvents.id, (newest?.id ?? 0) - KEPT_EVENTS))
  }
