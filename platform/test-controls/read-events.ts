import { asc } from 'drizzle-orm'
import { contextEvents } from '../../server/database/schema/commerce.ts'
import { searchEvents } from '../../server/database/schema/search.ts'
import type { Runtime } from '../../server/runtime.ts'
import type { Recorded, Recorder } from './recorder.ts'

/** Where analytics events go (contracts 6). The data layer is the page's own and reaches no server. */
export const EVENT_SINKS = ['search', 'marketing', 'context'] as const
export type EventSink = (typeof EVENT_SINKS)[number]

interface Deps {
  readonly runtime: Pick<Runtime, 'database'>
  readonly recorder: Pick<Recorder, 'list'>
}

/** What a sink was sent, oldest first, whichever process received it. */
export const readEvents = async ({ runtime: { database }, recorder }: Deps, sink: EventSink): Promise<readonly Recorded[]> => {
  if (sink === 'marketing') return recorder.list('marketing')
  if (sink === 'search')
    return database.select({ at: searchEvents.receivedAt, body: searchEvents.body }).from(searchEvents).orderBy(asc(searchEvents.id))
  return database.select({ at: contextEvents.receivedAt, body: contextEvents.event }).from(contextEvents).orderBy(asc(contextEvents.id))
}
