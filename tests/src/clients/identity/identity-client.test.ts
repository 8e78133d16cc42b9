import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cognitoEmulator } from '../../../../platform/cognito/plugin.ts'
import { seedIdentity } from '../../../../demo/orders/seed-identity.ts'
import { createVerifier } from '../../../../platform/cognito/srp/create-verifier.ts'
import { isProofRight } from '../../../../platform/cognito/srp/is-proof-right.ts'
import { createServerHalf } from '../../../../platform/cognito/srp/server-half.ts'
import { createAccount } from '../../../../src/clients/identity/create-account.ts'
import { createClientHalf, signChallenge, timestampOf } from '../../../../src/clients/identity/srp.ts'
import { memoryStorage } from '../../../factories/memory-storage.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'
import { runs } from '../../../setup/runs.ts'

let test: TestRuntime
let endpoint: string
const sent: string[] = []

beforeAll(async () => {
  test = await createTestRuntime()
  await seedIdentity({ runtime: test.runtime })
  await test.app.register(cognitoEmulator, { prefix: '/cognito', runtime: test.runtime, sleep: async () => undefined })
  endpoint = `${await test.app.listen({ port: 0, host: '127.0.0.1' })}/cognito/`
})
afterAll(() => test.close())

const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort()

const anAccount = (storage = memoryStorage()) => {
  const recording: typeof fetch = (input, init) => {
    sent.push(String(init?.body))
    return fetch(input, init)
  }
  const settings = { endpoint, poolName: 'demo', clientId: 'demo-client' }
  const account = createAccount({
    settings,
    fetch: recording,
    storage,
    clock: { now: Date.now },
    metadata: { language: 'en', siteTag: 'ald-gb' },
  })
  return { account, storage }
}

describe('the shop’s own client', () => {
  it('signs in without ever sending the password, under the provider’s own storage keys [AUTH-08, AUTH-09]', async () => {
    const { account, storage } = anAccount()
    sent.length = 0
    await (await account.identity()).signIn(' Jane@Example.com ', 'Passw0rd!')
    expect(sent.join()).not.toContain('Passw0rd!')
    expect(account.getState()).toMatchObject({
      isUserSignedIn: true,
      userEmail: 'jane@example.com',
      userGivenName: 'Jane',
      userConfirmed: true,
    })
    expect(keysOf(storage)).toEqual([
      'CognitoIdentityServiceProvider.demo-client.LastAuthUser',
      'CognitoIdentityServiceProvider.demo-client.jane@example.com.accessToken',
      'CognitoIdentityServiceProvider.demo-client.jane@example.com.idToken',
      'CognitoIdentityServiceProvider.demo-client.jane@example.com.refreshToken',
    ])
  })

  it('knows who is signed in when the page is opened again, and forgets on signing out', async () => {
    const { account, storage } = anAccount()
    await (await account.identity()).signIn('john@example.com', 'Passw0rd!')
    const reopened = anAccount(storage).account
    expect(reopened.getState().userGivenName).toBe('John')
    reopened.auth.signOut()
    expect(reopened.getState().isUserSignedIn).toBe(false)
    expect(keysOf(storage)).toEqual([])
  })

  it('renews tokens for all who ask at once, and not after they were revoked', async () => {
    const { account } = anAccount()
    const identity = await account.identity()
    await identity.signIn('jane@example.com', 'Passw0rd!')
    const before = account.auth.accessToken()
    sent.length = 0
    await Promise.all([account.auth.refresh(), account.auth.refresh()])
    expect(sent).toHaveLength(1)
    expect(account.auth.accessToken()).not.toBe(before)
    await identity.revoke()
    await expect(account.auth.refresh()).rejects.toMatchObject({ type: 'NotAuthorizedException' })
  })

  it('makes an account, confirms it, changes its password and proves its phone number', async () => {
    const { account } = anAccount()
    const identity = await account.identity()
    const email = 'own.client@example.com'
    await identity.signUp({ email, password: 'Passw0rd!', givenName: 'Own', familyName: 'Client', phoneNumber: '+447400123456' })
    await expect(identity.signIn(email, 'Passw0rd!')).rejects.toMatchObject({ type: 'UserNotConfirmedException' })
    await identity.resendCode(email)
    await identity.confirmSignUp({ username: email, code: '123456' })
    await identity.signIn(email, 'Passw0rd!')
    await identity.changePassword('Passw0rd!', 'Passw0rd!2')
    await identity.sendAttributeCode('phone_number')
    await identity.verifyAttribute('phone_number', '123456')
    await identity.refresh()
    expect(account.getState()).toMatchObject({ userPhoneNumber: '+447400123456', userPhoneNumberVerified: true })
    await identity.forgotPassword(email)
    await identity.setForgottenPassword({ username: email, code: '123456', password: 'Passw0rd!3' })
    await identity.signIn(email, 'Passw0rd!3')
  })

  it('says that the provider could not be reached', async () => {
    const settings = { endpoint: 'http://127.0.0.1:1/', poolName: 'demo', clientId: 'demo-client' }
    const account = createAccount({
      settings,
      fetch,
      storage: undefined,
      clock: { now: Date.now },
      metadata: { language: 'en', siteTag: 'x' },
    })
    await expect((await account.identity()).forgotPassword('a@b.cd')).rejects.toMatchObject({ type: 'NetworkError' })
  })
})

describe('the password protocol', () => {
  it('proves the password of random users, whatever their salt, and no other password [AUTH-09]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.emailAddress(),
        fc.string({ minLength: 1 }),
        fc.bigInt({ min: 1n, max: 2n ** 128n }),
        async (username, password, salt) => {
          const { srpSalt, srpVerifier } = createVerifier({ poolName: 'demo', username, password, salt })
          // A short secret keeps many users quick; its length is no part of the proof.
          const half = createClientHalf(crypto.getRandomValues(new Uint8Array(4)))
          const server = createServerHalf(srpVerifier)
          const shared = { poolName: 'demo', username, secretBlock: 'c2VjcmV0', timestamp: timestampOf(0) }
          const sign = (typed: string) => signChallenge({ ...shared, password: typed, half, salt: srpSalt, serverHalf: server.shared })
          const check = (signature: string) =>
            isProofRight({ ...shared, srpVerifier, clientHalf: half.shared.toString(16), secret: server.secret, signature })
          expect(check(await sign(password))).toBe(true)
        },
      ),
      { numRuns: runs(40, 300) },
    )
    const { srpSalt, srpVerifier } = createVerifier({ poolName: 'demo', username: 'a', password: 'right' })
    const half = createClientHalf()
    const server = createServerHalf(srpVerifier)
    const shared = { poolName: 'demo', username: 'a', secretBlock: 'c2VjcmV0', timestamp: timestampOf(0) }
    const signature = await signChallenge({ ...shared, password: 'wrong', half, salt: srpSalt, serverHalf: server.shared })
    expect(isProofRight({ ...shared, srpVerifier, clientHalf: half.shared.toString(16), secret: server.secret, signature })).toBe(false)
  })

  it('signs moments as the provider reads them', () => {
    expect(timestampOf(Date.UTC(2026, 10, 6, 9, 5, 0))).toBe('Fri Nov 6 09:05:00 UTC 2026')
  })
})
