import Fastify from 'fastify'
import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTokenVerifier } from '../../../../server/commerce/sessions/create-token-verifier.ts'
import { demoAccounts } from '../../../../demo/orders/demo-accounts.ts'
import { issuerOf } from '../../../../server/lib/identity-providers.ts'
import { isUnreachable } from '../../../../server/lib/unreachable.ts'
import type { VerifyAccessToken } from '../../../../server/commerce/sessions/identity.ts'
import { cognitoEmulator } from '../../../../platform/cognito/plugin.ts'
import { seedIdentity } from '../../../../demo/orders/seed-identity.ts'
import { createInProcessFetch } from '../../../../server/operations/in-process-fetch.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'

let test: TestRuntime
let verify: VerifyAccessToken
const asked: string[] = []

beforeAll(async () => {
  test = await createTestRuntime()
  await seedIdentity({ runtime: test.runtime })
  await test.app.register(cognitoEmulator, { prefix: '/cognito', runtime: test.runtime })
  const inProcess = createInProcessFetch(() => test.app, test.runtime.config.origin)
  const counted: typeof fetch = (input, init) => {
    asked.push(new Headers(init?.headers).get('x-amz-target') ?? String(input))
    return inProcess(input, init)
  }
  verify = createTokenVerifier({ ...test.runtime, fetch: counted })
})
afterAll(() => test.close())

interface Tokens {
  readonly AccessToken: string
  readonly IdToken: string
}

const call = async (operation: string, body: unknown): Promise<unknown> =>
  (
    await test.app.inject({
      method: 'POST',
      url: '/cognito/',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      payload: JSON.stringify(body),
    })
  ).json()

const signIn = async (name: string): Promise<Tokens> => {
  const answer = await call('InitiateAuth', {
    ClientId: 'demo-client',
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: `${name}@example.com`, PASSWORD: 'Passw0rd!' },
  })
  // The shape is the vendor's, proved by its own client in tests/contracts.
  return (answer as { AuthenticationResult: Tokens }).AuthenticationResult
}

const JANE = { sub: demoAccounts.jane.sub, email: 'jane@example.com' }

describe('createTokenVerifier', () => {
  it('knows the user of an access token and of an id token as the one the shop’s demo data belong to [AUTH-09]', async () => {
    const { AccessToken, IdToken } = await signIn('jane')
    expect(await verify(AccessToken)).toEqual({ ...JANE, authenticatedAt: expect.any(Number) })
    // An id token does nothing at the provider, so it closes no account either.
    expect(await verify(IdToken)).toEqual(JANE)
  })

  it('fetches the keys once, and the user of an access token once a minute, which is counted', async () => {
    const { AccessToken } = await signIn('jane')
    await verify(AccessToken)
    asked.length = 0
    test.runtime.counts.cacheReads.reset()
    await verify(AccessToken)
    expect(asked).toEqual([])
    expect((await test.runtime.counts.cacheReads.get()).values).toMatchObject([{ labels: { cache: 'profiles', outcome: 'hit' }, value: 1 }])
    test.runtime.clock.advance(61_000)
    await verify(AccessToken)
    test.runtime.clock.reset()
    expect(asked).toEqual(['AWSCognitoIdentityProviderService.GetUser'])
  })

  it('knows the user at another process of the shop, which listens on another port', async () => {
    const origin = 'http://localhost:4000'
    const other = Fastify()
    const runtime = {
      ...test.runtime,
      config: { ...test.runtime.config, PORT: 4000, origin },
      fetch: createInProcessFetch(() => other, origin),
    }
    await other.register(cognitoEmulator, { prefix: '/cognito', runtime })
    const { AccessToken, IdToken } = await signIn('jane')
    expect(await createTokenVerifier(runtime)(AccessToken)).toMatchObject(JANE)
    expect(await createTokenVerifier(runtime)(IdToken)).toEqual(JANE)
    await other.close()
  })

  it('refuses a token whose user has signed out everywhere', async () => {
    const { AccessToken } = await signIn('john')
    await call('GlobalSignOut', { AccessToken })
    expect(await verify(AccessToken)).toBeUndefined()
  })

  it('refuses a token that is over, changed, or signed by somebody else', async () => {
    const { AccessToken } = await signIn('jane')
    const [head = '', body = '', signature = ''] = AccessToken.split('.')
    expect(await verify(`${head}.${body}.${signature.slice(0, -8)}AAAAAAAA`)).toBeUndefined()
    expect(await verify('not a token')).toBeUndefined()
    const { privateKey } = await generateKeyPair('RS256')
    const forged = await new SignJWT({ token_use: 'id', email: 'jane@example.com', email_verified: true })
      .setProtectedHeader({ alg: 'RS256', kid: 'other' })
      .setSubject(JANE.sub)
      .setJti('1')
      .setAudience('demo-client')
      .setIssuer(issuerOf(test.runtime.config, 'eu-west-1_demo'))
      .setExpirationTime('1h')
      .sign(privateKey)
    expect(await verify(forged)).toBeUndefined()
    test.runtime.clock.advance(3_601_000)
    expect(await verify(AccessToken)).toBeUndefined()
    test.runtime.clock.reset()
  })

  it.each([
    ['does not answer with 200', () => new Response('{}', { status: 503 })],
    ['answers something else than keys', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['answers JSON that holds no keys', () => Response.json({ message: 'Too many requests' })],
  ])('does not sign anybody out where the provider %s, but says that it is out of reach', async (_what, answerKeys) => {
    const { IdToken } = await signIn('jane')
    const late = createTokenVerifier({ ...test.runtime, fetch: async () => answerKeys() })
    expect(isUnreachable(await late(IdToken).catch((error: unknown) => error))).toBe(true)
  })

  it('verifies after a restart what was signed before it', async () => {
    const { IdToken } = await signIn('jane')
    const next = await createRestarted()
    expect(await next.verify(IdToken)).toEqual(JANE)
    await next.close()
  })
})

/** Another program on the same database. */
const createRestarted = async (): Promise<{ verify: VerifyAccessToken; close: () => Promise<void> }> => {
  const { default: Fastify } = await import('fastify')
  const app = Fastify({ logger: false })
  await app.register(cognitoEmulator, { prefix: '/cognito', runtime: test.runtime })
  return {
    verify: createTokenVerifier({ ...test.runtime, fetch: createInProcessFetch(() => app, test.runtime.config.origin) }),
    close: () => app.close(),
  }
}
