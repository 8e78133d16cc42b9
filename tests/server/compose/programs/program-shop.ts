import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { AddressInfo } from 'node:net'
import { Agent, fetch as fetchBy } from 'undici'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { PlainClientAPI } from 'contentful-management'
import { vi } from 'vitest'
import { COMPOSE_MCP, type MadeKey, type MakeKey } from '../../../../schemas/api/compose-programs.ts'
import { identityProvidersOf, issuerOf } from '../../../../server/lib/identity-providers.ts'
import { createComposeShop, HOST, OWN, type ComposeApi, type ComposeShop } from '../compose-shop.ts'

const PASSWORD = 'Sunflower-9'
const HOUR_MS = 3_600_000

/** A composer with people at an identity provider, and programs that call it over HTTP. */
export interface ProgramShop {
  readonly shop: ComposeShop
  readonly api: ComposeApi
  /** Groups of people by name; who is taken out is closed at the provider. */
  readonly people: Map<string, readonly string[]>
  /** The provider forgets every sign-in of somebody, as for a sign-out everywhere. */
  readonly signOutEverywhere: (name: string) => void
  readonly later: (ms: number) => void
  /** Headers of a browser in which somebody signed in. */
  readonly as: (name: string) => Promise<Record<string, string>>
  readonly makeKey: (name: string, wish?: Partial<MakeKey>, headers?: Record<string, string>) => Promise<MadeKey>
  readonly connect: (secret: string) => Promise<ProgramClient>
  readonly address: string
  readonly close: () => Promise<void>
}

/** A program. */
export interface ProgramClient {
  readonly client: Client
  /** What a tool answered as data; throws what it refused with. */
  readonly call: <Answer = Record<string, never>>(tool: string, input?: Record<string, unknown>) => Promise<Answer>
  /** The code and sentence of a refusal. */
  readonly refused: (tool: string, input?: Record<string, unknown>) => Promise<{ readonly code: string; readonly message: string }>
}

export const GROUPS = { COMPOSE_EDITORS: 'editors', COMPOSE_PUBLISHERS: 'publishers, nl-team=ald-nl' }

interface Options {
  readonly variables?: Readonly<Record<string, string>>
  /** Changes what the CMS does. */
  readonly management?: (real: PlainClientAPI) => PlainClientAPI
}

export const startProgramShop = async ({ variables = GROUPS, management = (real) => real }: Options = {}): Promise<ProgramShop> => {
  const shop = await createComposeShop()
  const { clock } = shop.contentful.runtime
  let passed = 0
  const now = clock.now.bind(clock)
  vi.spyOn(clock, 'now').mockImplementation(() => now() + passed)
  const people = new Map<string, readonly string[]>([
    ['pat', ['publishers']],
    ['ed', ['editors']],
    ['nel', ['nl-team']],
    ['jane', []],
  ])
  const sessions = new Map<string, string>()
  const api = await shop.compose({ variables, management, fetch: await createProvider(shop, people, sessions) })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.app.server.address() as AddressInfo
  const address = `http://${HOST}:${port}${COMPOSE_MCP}`
  const agent = new Agent({ connect: { lookup: (_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]) } })
  // The same function in another package's types.
  const fetchHere = ((input: string | URL, init?: RequestInit) =>
    fetchBy(input, { ...init, dispatcher: agent } as never)) as unknown as typeof fetch
  const clients: Client[] = []
  const as: ProgramShop['as'] = async (name) => {
    const answer = await api.send('POST', '/session', { email: `${name}@shop.example`, password: PASSWORD })
    const cookie = [answer.headers['set-cookie']].flat().find((each) => each?.startsWith('compose_session='))
    return { ...OWN, cookie: cookie?.split(';')[0] ?? '' }
  }
  return {
    shop,
    api,
    people,
    signOutEverywhere: (name) => sessions.forEach((who, token) => who === name && sessions.delete(token)),
    later: (ms) => void (passed += ms),
    as,
    makeKey: async (name, wish = {}, headers) => {
      const body = { name: 'Writer', days: 7, rights: ['edit'], email: `${name}@shop.example`, password: PASSWORD, ...wish }
      const answer = await api.send('POST', '/programs/keys', body, headers ?? (await as(name)))
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json()
    },
    connect: async (secret) => {
      const client = new Client({ name: 'test', version: '1' })
      const requestInit = { headers: { authorization: `Bearer ${secret}` } }
      await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit, fetch: fetchHere }))
      clients.push(client)
      return { client, ...callsOf(client) }
    },
    address,
    close: async () => {
      await Promise.all(clients.map((client) => client.close()))
      await agent.close()
      await shop.close()
    },
  }
}

const callsOf = (client: Client): Omit<ProgramClient, 'client'> => {
  const textOf = (content: unknown): string => (content as readonly { readonly text: string }[])[0]?.text ?? ''
  return {
    call: async <Answer>(name: string, input: Record<string, unknown> = {}) => {
      const { isError, structuredContent, content } = await client.callTool({ name, arguments: input })
      if (isError === true) throw new Error(textOf(content))
      return structuredContent as Answer
    },
    refused: async (name, input = {}) => {
      const { isError, content } = await client.callTool({ name, arguments: input })
      if (isError !== true) throw new Error(`${name} was not refused: ${textOf(content)}`)
      return JSON.parse(textOf(content))
    },
  }
}

/** The vendor's wire as far as sign-ins go that are asked for again. */
const createProvider = async (shop: ComposeShop, people: ProgramShop['people'], sessions: Map<string, string>): Promise<typeof fetch> => {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const { runtime } = shop.contentful
  const [provider] = identityProvidersOf(runtime.sites)
  const clientId = String(provider?.clientId)
  const sign = (claims: Record<string, unknown>, name: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setSubject(`sub of ${name}`)
      .setIssuer(issuerOf(runtime.config, String(provider?.userPoolId)))
      .setExpirationTime(Math.floor((runtime.clock.now() + HOUR_MS) / 1000))
      .sign(privateKey)
  const tokensOf = async (name: string) => {
    const groups = people.get(name) ?? []
    return {
      AccessToken: await sign({ token_use: 'access', client_id: clientId, 'cognito:groups': groups }, name),
      IdToken: await sign({ token_use: 'id', aud: clientId, given_name: name, family_name: 'Marsh' }, name),
    }
  }
  const wrong = () => Response.json({ __type: 'NotAuthorizedException', message: 'No.' }, { status: 400 })
  return async (input, init) => {
    if (String(input instanceof Request ? input.url : input).endsWith('jwks.json'))
      return Response.json({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }] })
    const operation = new Headers(init?.headers).get('x-amz-target')?.split('.')[1]
    if (operation === undefined) return fetch(input, init)
    const body = JSON.parse(String(init?.body))
    if (operation === 'RevokeToken') {
      sessions.delete(body.Token)
      return Response.json({})
    }
    if (operation === 'GetTokensFromRefreshToken') {
      const name = sessions.get(body.RefreshToken)
      return name === undefined || !people.has(name) ? wrong() : Response.json({ AuthenticationResult: await tokensOf(name) })
    }
    const { USERNAME, PASSWORD: given } = body.AuthParameters
    const name = String(USERNAME).split('@')[0] ?? ''
    if (!people.has(name) || given !== PASSWORD) return wrong()
    const RefreshToken = `refresh ${sessions.size} ${runtime.ids.token(8)}`
    sessions.set(RefreshToken, name)
    return Response.json({ AuthenticationResult: { ...(await tokensOf(name)), RefreshToken } })
  }
}
