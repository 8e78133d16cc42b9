import { type InsightsEvent, insightsOf } from './insights-event.ts'
import type { Post, Sink } from './sink.ts'

interface Deps {
  /** Without trailing slash. */
  readonly baseUrl: string
  readonly search: { readonly appId: string; readonly apiKey: string }
  /** Index of events that name none. */
  readonly index: string
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  readonly newId: () => string
  readonly post: Post
}

const EVENTS = 'searchAnalyticsEvents'
const TOKEN = 'searchUserToken'
const MAX_STORED = 100
/** Cards come into the window several at a time. */
const DELAY_MS = 1_000

/**
 * The search vendor's insights. What waits is in local storage, since a page is often left by the very click that is to be sent:
 * what did not arrive is sent by the next page.
 */
export const createSearchInsights = ({ baseUrl, search, index, storage, newId, post }: Deps): Sink & Required<Pick<Sink, 'resume'>> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Stands in for a storage that the browser refuses. */
  let memory: readonly InsightsEvent[] = []
  const token = newId()
  const userToken = (): string => orElse(() => readOrStore(storage, token), token)
  const read = (): readonly InsightsEvent[] => orElse(() => parse(storage?.getItem(EVENTS)), []).concat(memory)
  const write = (events: readonly InsightsEvent[]): void => {
    const kept = events.slice(-MAX_STORED)
    memory = []
    const isStored = orElse(() => {
      if (storage === undefined) return false
      if (kept.length === 0) storage.removeItem(EVENTS)
      else storage.setItem(EVENTS, JSON.stringify(kept))
      return true
    }, false)
    if (!isStored) memory = kept
  }
  /** Counts choices: what was on its way when a shopper refused is not stored again. */
  let round = 0
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    const events = read()
    if (events.length === 0) return
    // Taken out first: another tab must not send them, too.
    write([])
    const begun = round
    const keys = new URLSearchParams({ 'x-algolia-application-id': search.appId, 'x-algolia-api-key': search.apiKey })
    void post(`${baseUrl}/1/events?${keys.toString()}`, JSON.stringify({ events }), { 'content-type': 'application/json' }).then(
      (outcome) => {
        if (outcome === 'failed' && begun === round) write([...events, ...read()])
      },
    )
  }
  const later = (): void => {
    timer ??= setTimeout(flush, DELAY_MS)
  }
  return {
    name: 'search',
    category: 'statistics',
    send: (envelope) => {
      const events = insightsOf(envelope, { index, userToken: userToken() })
      if (events.length === 0) return
      write([...read(), ...events])
      later()
    },
    flush,
    discard: () => {
      round += 1
      clearTimeout(timer)
      timer = undefined
      write([])
      orElse(() => storage?.removeItem(TOKEN), undefined)
    },
    resume: later,
  }
}

const orElse = <Value>(run: () => Value, otherwise: Value): Value => {
  try {
    return run()
  } catch {
    return otherwise
  }
}

const readOrStore = (storage: Deps['storage'], token: string): string => {
  const stored = storage?.getItem(TOKEN)
  if (stored !== undefined && stored !== null && stored !== '') return stored
  storage?.setItem(TOKEN, token)
  return token
}

/** Another version of the shop may have written them: what is no event is left out. */
const parse = (text: string | null | undefined): InsightsEvent[] => {
  const stored: unknown = JSON.parse(text ?? '[]')
  return Array.isArray(stored) ? stored.filter(isEvent) : []
}

const isEvent = (value: unknown): value is InsightsEvent =>
  typeof value === 'object' && value !== null && 'eventType' in value && 'eventName' in value && 'index' in value && 'userToken' in value
