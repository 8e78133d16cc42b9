import type { Envelope } from '../analytics-event.ts'
import type { Post, Sink } from './sink.ts'

interface Deps {
  /** Of the shop's API, without trailing slash. */
  readonly baseUrl: string
  readonly siteTag: string
  readonly post: Post
  /** Sends what the page leaves behind; false where the browser would not take it. */
  readonly beacon: (url: string, body: string) => boolean
}

const MAX_BATCH = 20
const INTERVAL_MS = 5_000

/** The shop's own record of the session: twenty events at a time, or what there is after five seconds. */
export const createSessionContext = ({ baseUrl, siteTag, post, beacon }: Deps): Sink => {
  const url = `${baseUrl}/api/session-context/events?${new URLSearchParams({ siteTag }).toString()}`
  let batch: readonly Envelope[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const take = (): string | undefined => {
    clearTimeout(timer)
    timer = undefined
    const events = batch
    batch = []
    return events.length === 0 ? undefined : JSON.stringify({ events })
  }
  const sendBatch = (): void => {
    const body = take()
    if (body !== undefined) void post(url, body, JSON_BODY)
  }
  return {
    name: 'context',
    category: 'statistics',
    send: (envelope) => {
      batch = [...batch, envelope]
      if (batch.length >= MAX_BATCH) sendBatch()
      else timer ??= setTimeout(sendBatch, INTERVAL_MS)
    },
    flush: () => {
      const body = take()
      if (body !== undefined && !beacon(url, body)) void post(url, body, JSON_BODY)
    },
    discard: take,
  }
}

const JSON_BODY = { 'content-type': 'application/json' }
