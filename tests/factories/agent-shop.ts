import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { agentPlatform } from '../../platform/agents/agent-platform.ts'
import { algoliaEmulator } from '../../platform/algolia/algolia-emulator.ts'
import { agentsPlugin } from '../../server/agents/agents-plugin.ts'
import { createCommerceApp, type CommerceApp } from './commerce-app.ts'

/** What a platform has said and heard: an answer with its body. */
export interface Heard {
  readonly status: number
  readonly headers: LightMyRequestResponse['headers']
  readonly body: AnyAnswer
}

/** An answer of the protocol, as a test reads it. */
// oxlint-disable-next-line typescript/no-explicit-any -- what is asserted of it is the test's own schema
export type AnyAnswer = any

/** A shop that answers agents, and a platform that calls it. */
export interface AgentShop extends CommerceApp {
  /** Address of the profile of the platform that calls. */
  readonly profile: string
  readonly call: (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, options?: CallOptions) => Promise<Heard>
}

export interface CallOptions {
  readonly site?: string
  readonly agent?: string
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly remoteAddress?: string
}

export const createAgentShop = async (variables: NodeJS.ProcessEnv = {}): Promise<AgentShop> => {
  const shop = await createCommerceApp(variables)
  await shop.app.register(algoliaEmulator, { prefix: '/algolia', runtime: shop.runtime })
  await shop.app.register(agentPlatform, { prefix: '/agent' })
  await shop.app.register(agentsPlugin, shop.deps)
  const profile = `${shop.runtime.config.origin}/agent/.well-known/ucp`
  const call: AgentShop['call'] = async (method, path, body, options = {}) => {
    const { site = 'gb', agent = profile, key = randomUUID(), headers = {}, remoteAddress = '10.20.0.1' } = options
    const answer = await shop.app.inject({
      method,
      url: `/ucp/${site}${path}`,
      remoteAddress,
      headers: {
        host: 'localhost',
        'ucp-agent': `profile="${agent}"`,
        ...(method === 'GET' ? {} : { 'content-type': 'application/json', 'idempotency-key': key }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? undefined : answer.json() }
  }
  return { ...shop, profile, call }
}

/** Items of a request by sku and quantity. */
export const items = (...wanted: readonly (readonly [sku: string, quantity: number])[]) => ({
  line_items: wanted.map(([id, quantity]) => ({ item: { id }, quantity })),
})

export const BUYER = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com', phone_number: '+447400123456' }

export const HOME = {
  id: 'home',
  street_address: '12 St James’s Square',
  address_locality: 'London',
  postal_code: 'SW1Y 4JH',
  address_country: 'GB',
}

/** A parcel to London, and how it goes where that is chosen. */
export const delivery = (option?: string, address: Partial<typeof HOME> = {}) => ({
  fulfillment: {
    methods: [
      {
        type: 'shipping',
        destinations: [{ ...HOME, ...address }],
        selected_destination_id: 'home',
        ...(option === undefined ? {} : { groups: [{ selected_option_id: option }] }),
      },
    ],
  },
})

/** A payment by the wallet of a site, with what its provider signed. */
export const googlePay = (site = 'ald-gb', token = 'signed-by-google') => ({
  payment: {
    instruments: [
      { id: 'pm_1', handler_id: `google_pay_${site}`, type: 'card', selected: true, credential: { type: 'PAYMENT_GATEWAY', token } },
    ],
  },
})

/** Codes of the messages of an answer. */
export const codesOf = (answer: AnyAnswer): readonly string[] => answer.messages.map(({ code }: { readonly code: string }) => code)
