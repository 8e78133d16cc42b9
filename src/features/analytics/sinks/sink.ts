import type { Envelope } from '../analytics-event.ts'

/** Where events go that leave the page. It is given none that the shopper has not agreed to. */
export interface Sink {
  /** Of `x-sinks` in schemas/analytics. */
  readonly name: 'search' | 'marketing' | 'context' | 'variants'
  /** What a shopper agrees to. */
  readonly category: 'statistics' | 'marketing'
  /** Sends an event at once, or with others a little later. */
  readonly send: (envelope: Envelope) => void
  /** The page is being left: sends what is still here, by means that outlive the page. */
  readonly flush: () => void
  /** The shopper agrees no longer: forgets what is still here. */
  readonly discard: () => void
  /** The shopper agrees and the page has started: sends what an earlier page could not. */
  readonly resume?: () => void
}

/** A request that nobody waits for; it outlives the page. Answers whether it arrived. */
export type Post = (url: string, body: string, headers: Readonly<Record<string, string>>) => Promise<'arrived' | 'refused' | 'failed'>

export const createPost =
  (request: typeof fetch): Post =>
  async (url, body, headers) => {
    try {
      const { ok, status } = await request(url, { method: 'POST', body, headers, keepalive: true })
      if (ok) return 'arrived'
      return status === 429 || status >= 500 ? 'failed' : 'refused'
    } catch {
      // Offline, or a blocker: shoppers are not told, and nothing is missing for them.
      return 'failed'
    }
  }
