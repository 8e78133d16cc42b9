import { AlgoliaError } from './algolia-error.ts'
import { countTry } from '../lib/limit-rate.ts'
import { networkOf } from '../lib/network-of.ts'
import { isObject } from './record.ts'
import { searchEvents } from '../database/schema/search.ts'
import type { Runtime } from '../runtime.ts'
import type { SearchCall } from './search-call.ts'

const MAX_EVENTS = 1000
const MAX_OBJECTS = 20
/** The key is public: what one address may store in a minute, many times what a shopper's browser sends. */
const EVENTS_PER_MINUTE = 2_000
const MINUTE_MS = 60_000

/** `POST /1/events`: stores click, view and conversion events. One invalid event refuses them all. */
export const saveEvents =
  (deps: Pick<Runtime, 'database' | 'clock'>) =>
  async ({ body, address }: Pick<SearchCall, 'body' | 'address'>): Promise<unknown> => {
    const events = isObject(body) ? body['events'] : undefined
    if (!Array.isArray(events) || events.length === 0 || events.length > MAX_EVENTS)
      throw new AlgoliaError(400, `events must be a list of 1 to ${MAX_EVENTS}`)
    const checked = events.map(checkedEvent)
    const limit = { key: `search-events:${networkOf(address)}`, max: EVENTS_PER_MINUTE, windowMs: MINUTE_MS, by: events.length }
    if (!(await countTry(deps, limit))) throw new AlgoliaError(429, 'Too many events')
    const receivedAt = deps.clock.now()
    await deps.database.insert(searchEvents).values(checked.map((event) => ({ body: event, receivedAt })))
    return { status: 200, message: 'OK' }
  }

const checkedEvent = (event: unknown): Readonly<Record<string, unknown>> => {
  if (!isObject(event)) throw new AlgoliaError(422, 'An event must be an object')
  const { eventType, eventName, index, userToken, objectIDs, filters } = event
  if (eventType !== 'click' && eventType !== 'view' && eventType !== 'conversion')
    throw new AlgoliaError(422, 'eventType must be click, view or conversion')
  if ([eventName, index, userToken].some((text) => typeof text !== 'string' || text === ''))
    throw new AlgoliaError(422, 'eventName, index and userToken are required')
  if (!Array.isArray(objectIDs) && !Array.isArray(filters)) throw new AlgoliaError(422, 'objectIDs or filters is required')
  if (Array.isArray(objectIDs) && objectIDs.length > MAX_OBJECTS) throw new AlgoliaError(422, `At most ${MAX_OBJECTS} objectIDs`)
  return event
}
