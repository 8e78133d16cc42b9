import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { commercePlugin } from '../../server/commerce/commerce-plugin.ts'
import type { AddressServices } from '../../server/commerce/address-services.ts'
import type { CommerceDeps } from '../../server/commerce/commerce-deps.ts'
import { demoAddressServices } from '../../demo/checkout/demo-address-services.ts'
import { failByInput } from '../../demo/checkout/failing-calls.ts'
import { helpDeskEmulator } from '../../platform/help-desk/help-desk-emulator.ts'
import { klaviyoEmulator } from '../../platform/marketing/klaviyo-emulator.ts'
import { mailchimpEmulator } from '../../platform/marketing/mailchimp-emulator.ts'
import { createInProcessFetch } from '../../server/operations/in-process-fetch.ts'
import { createTestRuntime, type TestRuntime } from '../setup/runtime.ts'
import { createFakeGateway, type FakeGateway } from './fake-gateway.ts'

/** The commerce API on a platform of its own. Bearer tokens are `token-{sub}`; the e-mail is `{sub}@example.com`, and the password was given just now. */
export interface CommerceApp extends TestRuntime {
  readonly gateway: FakeGateway
  readonly deps: CommerceDeps
  readonly send: (call: Call) => Promise<LightMyRequestResponse>
  /** A guest with a session on a site, `ald-gb` unless given. */
  readonly guest: (site?: string, language?: string) => Promise<Shopper>
  readonly member: (sub: string, options?: { readonly site?: string; readonly guestSession?: string }) => Promise<Shopper>
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly remoteAddress?: string
}

/** Somebody with a session: calls carry it, and everything else the shop's client sends. */
export interface Shopper {
  readonly session: string
  /** Where the calls come from: everybody has an address of their own, since some limits are by address. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly get: (path: string, headers?: Call['headers']) => Promise<LightMyRequestResponse>
  readonly post: (path: string, body?: unknown, headers?: Call['headers']) => Promise<LightMyRequestResponse>
  readonly put: (path: string, body?: unknown, headers?: Call['headers']) => Promise<LightMyRequestResponse>
  readonly remove: (path: string) => Promise<LightMyRequestResponse>
  readonly add: (sku: string, quantity?: number) => Promise<LightMyRequestResponse>
}

export const guestCredentials = `Basic ${Buffer.from('storefront:public').toString('base64')}`
/** What the shop's client sends with every call (API-07). */
const SCRIPT = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }

/** Carrier and tax service are the demo's, unless others are given; inputs that fail in the demo do so here. */
export const createCommerceApp = async (
  variables: NodeJS.ProcessEnv = {},
  services: Partial<AddressServices> = {},
): Promise<CommerceApp> => {
  const bare = await createTestRuntime(variables)
  // Services that the API calls in turn are the embedded ones, on their wire.
  const runtime = { ...bare.runtime, fetch: createInProcessFetch(() => bare.app, bare.runtime.config.origin) }
  const test = { ...bare, runtime }
  await test.app.register(klaviyoEmulator, { prefix: '/klaviyo', runtime })
  await test.app.register(mailchimpEmulator, { prefix: '/mailchimp', runtime })
  await test.app.register(helpDeskEmulator, { prefix: '/helpdesk', runtime })
  failByInput(test.app)
  const gateway = createFakeGateway()
  const deps: CommerceDeps = {
    runtime: test.runtime,
    payments: gateway,
    ...demoAddressServices(),
    ...services,
    verifyAccessToken: async (token) =>
      token.startsWith('token-')
        ? { sub: token.slice(6), email: `${token.slice(6)}@example.com`, authenticatedAt: test.runtime.clock.now() }
        : undefined,
  }
  await test.app.register(commercePlugin, deps)
  const send = ({ method = 'GET', url, body, headers = {}, remoteAddress = '127.0.0.1' }: Call) =>
    test.app.inject({ method, url, remoteAddress, headers: { ...SCRIPT, ...headers }, ...payloadOf(body) })
  let shoppers = 0

  const shopper = (session: string, authorization: string, query: string): Shopper => {
    const headers = { shoppingsessionid: session, authorization }
    shoppers += 1
    const address = `10.${shoppers >> 16}.${(shoppers >> 8) & 255}.${shoppers & 255}`
    const call =
      (method: NonNullable<Call['method']>) =>
      (path: string, body?: unknown, extra: Call['headers'] = {}) =>
        send({
          method,
          url: `/api${path}${path.includes('?') ? '&' : '?'}${query}`,
          body,
          headers: { ...headers, ...extra },
          remoteAddress: address,
        })
    const post = call('POST')
    return {
      session,
      address,
      headers: { ...headers, ...SCRIPT },
      get: (path, extra) => call('GET')(path, undefined, extra),
      post,
      put: call('PUT'),
      remove: (path) => call('DELETE')(path),
      add: (sku, quantity = 1) =>
        post('/cart', { setCode: sku, quantity, productId: sku.split('-', 1)[0], customisation: null, forceBasketClear: false }),
    }
  }

  return {
    ...test,
    gateway,
    deps,
    send,
    guest: async (site = 'ald-gb', language = 'en') => {
      const answer = await send({
        method: 'POST',
        url: '/api/basic-session',
        body: { language, sitePublicId: site },
        headers: { authorization: guestCredentials },
      })
      return shopper(String(answer.headers['shoppingsessionid']), guestCredentials, `siteTag=${site}&lang=${language}`)
    },
    member: async (sub, { site = 'ald-gb', guestSession } = {}) => {
      const authorization = `Bearer token-${sub}`
      const carried = guestSession === undefined ? {} : { shoppingsessionid: guestSession }
      const answer = await send({
        method: 'POST',
        url: '/api/account-session',
        body: { language: 'en', sitePublicId: site },
        headers: { authorization, ...carried },
      })
      return shopper(String(answer.headers['shoppingsessionid']), authorization, `siteTag=${site}&lang=en`)
    },
  }
}

const payloadOf = (body: unknown): Pick<InjectOptions, 'payload'> => {
  if (body === undefined) return {}
  // Texts and buffers go out as they are: broken bodies are part of what is tested.
  return { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }
}
