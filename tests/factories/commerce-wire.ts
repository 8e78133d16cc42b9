import { createCommerceClient } from '../../src/clients/commerce/create-commerce-client.ts'
import type { CommerceClient, CommerceDeps } from '../../src/clients/commerce/commerce-client.ts'
import type { Report } from '../../src/lib/report.ts'
import { memoryStorage } from './memory-storage.ts'

/** A request as the API sees it. */
export interface WireRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: unknown
}

type Handler = (request: WireRequest) => Response | Promise<Response>

/** A commerce client whose requests are answered by a function; sessions are made by themselves unless it answers them. */
export const commerceWire = (handler: Handler, deps: Partial<CommerceDeps> = {}) => {
  const requests: WireRequest[] = []
  const reports: Report[] = []
  const time = { now: 1_000_000 }
  const storage = memoryStorage()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const text = await request.text()
    const seen = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    }
    requests.push(seen)
    return handler(seen)
  }
  const client: CommerceClient = createCommerceClient({
    baseUrl: 'http://shop.test',
    site: { siteTag: 'ald-gb', countryFolder: '', api: { guestAuthorization: { username: 'storefront', password: 'public' } } },
    language: 'en',
    fetch,
    storage,
    report: (entry) => reports.push(entry),
    clock: { now: () => time.now },
    ...deps,
  })
  return { client, requests, reports, time, storage, paths: () => requests.map(({ method, url }) => `${method} ${url.pathname}`) }
}

/** An answer of the session calls. */
export const sessionAnswer = (id: string): Response => Response.json({ sessionId: id }, { headers: { shoppingsessionid: id } })

/** An error in the API's form. */
export const errorAnswer = (status: number, code = 'SOME_CODE', detail: object = {}): Response =>
  Response.json({ code, message: code, ...detail }, { status })
