import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { APP_HEADER, HOST_SESSION } from '../../../../schemas/api/compose.ts'
import { signContentfulRequest } from '../../../../server/lib/contentful-signature.ts'
import { HOST, OWN, type ComposeApi, type ComposeShop } from '../compose-shop.ts'
import { secretOf } from '../../../../server/lib/secret.ts'

export const APP = {
  CONTENTFUL_APP_ID: 'vitrineApp',
  CONTENTFUL_APP_SECRET: 's'.repeat(64),
  CONTENTFUL_APP_EDITORS: '*',
  CONTENTFUL_APP_PUBLISHERS: 'pat,gb-pat=ald-gb',
} as const

type Headers = Readonly<Record<string, string>>

interface Answered {
  readonly status: number
  readonly body: { readonly code?: string; readonly message?: string; readonly pass?: string; readonly requestId?: string }
}

/** A composer's server on a port of its own, asked over HTTP. */
export interface HostShop {
  readonly api: ComposeApi
  readonly ask: (method: string, path: string, headers?: Headers, body?: unknown) => Promise<Answered>
  /** Headers of a request that the CMS signed for a user, now unless told otherwise. */
  readonly signs: (change?: Signing) => Headers
  /** The pass of a user. */
  readonly passOf: (userId: string) => Promise<string>
}

interface Signing {
  readonly userId?: string
  readonly headers?: Headers
  readonly secret?: string
  readonly ageMs?: number
  readonly path?: string
}

export const createHostShop = async (shop: ComposeShop, variables: Headers = {}): Promise<HostShop> => {
  const { runtime } = shop.contentful
  const api = await shop.compose({ variables: { ...APP, ...variables } })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.app.server.address() as AddressInfo
  const ask: HostShop['ask'] = async (method, path, headers = {}, body) => {
    const sent = httpRequest({
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: { host: HOST, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
    const [answer] = await once(sent, 'response')
    const text = (await answer.toArray()).join('')
    return { status: answer.statusCode, body: JSON.parse(text) }
  }
  const signs: HostShop['signs'] = ({
    userId = 'ann',
    headers = {},
    secret = APP.CONTENTFUL_APP_SECRET,
    ageMs = 0,
    path = HOST_SESSION,
  } = {}) => {
    const context = {
      'x-contentful-space-id': runtime.config.CONTENTFUL_SPACE_ID,
      'x-contentful-environment-id': runtime.config.CONTENTFUL_ENVIRONMENT,
      'x-contentful-user-id': userId,
      [APP_HEADER]: APP.CONTENTFUL_APP_ID,
      ...headers,
    }
    const proof = signContentfulRequest({
      secret: secretOf(secret),
      request: { method: 'POST', path, headers: context, body: '' },
      now: runtime.clock.now() - ageMs,
    })
    return { ...OWN, ...context, ...proof }
  }
  return {
    api,
    ask,
    signs,
    passOf: async (userId) => {
      const { body } = await ask('POST', HOST_SESSION, signs({ userId }))
      if (body.pass === undefined) throw new Error(`No pass for ${userId}: ${body.message}`)
      return body.pass
    },
  }
}
