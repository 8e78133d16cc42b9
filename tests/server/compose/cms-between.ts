import { createServer, request as callOn, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createComposeShop, type ComposeApi, type ComposeShop } from './compose-shop.ts'

/** What a CMS in trouble does with a call: answers by itself, or goes on later. Undefined: the call goes on at once. */
export type Trouble = (call: IncomingMessage, answer: ServerResponse) => Promise<'answered' | 'goesOn'> | undefined

/** The embedded CMS with somebody between it and the vendor's client, over HTTP. */
export interface CmsBetween {
  readonly host: string
  /** For every call from now on. */
  readonly setTrouble: (trouble: Trouble) => void
  /** `PUT /entries/words`: calls that reached the CMS and change something, in their order. */
  readonly writes: string[]
  /** Calls that read, with what the CMS answered. */
  readonly reads: { readonly path: string; readonly text: string }[]
  readonly close: () => void
}

const startCmsBetween = async (port: number): Promise<CmsBetween> => {
  let trouble: Trouble = () => undefined
  const writes: string[] = []
  const reads: { readonly path: string; readonly text: string }[] = []
  const server = createServer((call, answer) => {
    void (async () => {
      // Whole, before anything else: what was sent is carried out even when whoever sent it has given up.
      const body = await buffer(call)
      if ((await trouble(call, answer)) === 'answered') return
      const called = String(call.url).replace(/^.*\/master/, '')
      if (call.method !== 'GET') writes.push(`${call.method} ${called}`)
      const { method, url: path, headers } = call
      const onward = callOn({ host: '127.0.0.1', port, method, path, headers }, (real) => {
        // Whoever gave up has closed the connection.
        if (answer.destroyed) return void real.resume()
        answer.writeHead(real.statusCode ?? 500, real.headers)
        void buffer(real).then((content) => {
          if (method === 'GET') reads.push({ path: called, text: content.toString() })
          answer.end(content)
        })
      })
      onward.end(body)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}/contentful`,
    setTrouble: (next) => void (trouble = next),
    writes,
    reads,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A space, somebody between its CMS and the composer, and the composer's API. */
export interface ComposeBetween {
  readonly shop: ComposeShop
  readonly cms: CmsBetween
  readonly api: ComposeApi
  readonly close: () => Promise<void>
}

export const startComposeBetween = async (variables: Readonly<Record<string, string>> = {}): Promise<ComposeBetween> => {
  const shop = await createComposeShop()
  const cms = await startCmsBetween(shop.contentful.port)
  const api = await shop.compose({ variables: { CONTENTFUL_MANAGEMENT_HOST: cms.host, ...variables } })
  const close = async (): Promise<void> => {
    cms.close()
    await shop.close()
  }
  return { shop, cms, api, close }
}

/** The vendor's answer to a call that came too fast. */
export const refuseAsTooFast = async (answer: ServerResponse, headers: Record<string, string>): Promise<'answered'> => {
  answer.writeHead(429, { 'content-type': 'application/vnd.contentful.management.v1+json', ...headers })
  answer.end(
    JSON.stringify({ sys: { type: 'Error', id: 'RateLimitExceeded' }, message: 'You have exceeded the rate limit.', requestId: 'r' }),
  )
  return 'answered'
}
