import { CognitoUser, CognitoUserAttribute, type CognitoUserSession } from 'amazon-cognito-identity-js'
import { desc, eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityUsers } from '../../server/database/schema/identity.ts'
import { messages } from '../../server/database/schema/mailbox.ts'
import { cognitoEmulator } from '../../platform/cognito/plugin.ts'
import { seedIdentity } from '../../demo/orders/seed-identity.ts'
import { createVerifier } from '../../platform/cognito/srp/create-verifier.ts'
import { createTestRuntime, type TestRuntime } from '../setup/runtime.ts'
import { called, createCognitoClient } from './cognito-client.ts'

let test: TestRuntime
let endpoint: string
const slept: number[] = []
const PASSWORD = 'Passw0rd!'

beforeAll(async () => {
  test = await createTestRuntime()
  await seedIdentity({ runtime: test.runtime })
  await seedIdentity({ runtime: test.runtime })
  await test.app.register(cognitoEmulator, { prefix: '/cognito', runtime: test.runtime, sleep: async (ms) => void slept.push(ms) })
  endpoint = `${await test.app.listen({ port: 0, host: '127.0.0.1' })}/cognito/`
})
afterAll(() => test.close())

const newestCode = async (to: string): Promise<string> => {
  const [message] = await test.runtime.database
    .select()
    .from(messages)
    .where(eq(messages.recipient, to))
    .orderBy(desc(messages.id))
    .limit(1)
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? ''
}

const call = async (operation: string, body: unknown): Promise<{ status: number; body: Record<string, unknown>; type: string | null }> => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify(body),
  })
  return { status: response.status, type: response.headers.get('x-amzn-errortype'), body: await response.json() }
}

/** By hand where a refusal is expected: the vendor's client tries a refused refresh again for seconds. */
const refresh = (session: CognitoUserSession) =>
  call('InitiateAuth', {
    ClientId: 'demo-client',
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: session.getRefreshToken().getToken() },
  })

const confirmed = async (email: string, password = PASSWORD) => {
  const client = createCognitoClient(endpoint)
  await client.signUp(email, password, { given_name: 'Ada', family_name: 'Love' })
  await called((done) => client.userOf(email).confirmRegistration('123456', true, done))
  return client
}

describe('the vendor’s own client', () => {
  it('gets the groups of a person in both tokens, and no claim of them for somebody in none', async () => {
    const claimsOf = async (name: string) => {
      const { session } = await createCognitoClient(endpoint).signIn(`${name}@example.com`, PASSWORD)
      return [session.getAccessToken(), session.getIdToken()].map(({ payload }) => payload)
    }
    for (const claims of await claimsOf('publisher')) expect(claims['cognito:groups']).toEqual(['demo-publishers'])
    for (const claims of await claimsOf('john')) expect(claims).not.toHaveProperty('cognito:groups')
  })

  it('signs up, confirms by the code from the mail and signs in without sending the password [AUTH-08, AUTH-09]', async () => {
    const client = createCognitoClient(endpoint)
    const made = await client.signUp('  New.Person@Example.com ', PASSWORD, {
      given_name: 'New',
      family_name: 'Person',
      phone_number: '+12015550199',
    })
    expect(made.userConfirmed).toBe(false)
    await expect(client.signIn('new.person@example.com', PASSWORD)).rejects.toMatchObject({ code: 'UserNotConfirmedException' })

    await called((done) => client.userOf('new.person@example.com').confirmRegistration('000000', true, done)).catch((error: unknown) =>
      expect(error).toMatchObject({ code: 'CodeMismatchException', message: 'Invalid verification code provided, please try again.' }),
    )
    const code = await newestCode('new.person@example.com')
    await called((done) => client.userOf('new.person@example.com').confirmRegistration(code, true, done))
    const { session } = await client.signIn('New.Person@example.com', PASSWORD, 'USER_SRP_AUTH')
    expect(session.isValid()).toBe(true)
    expect(session.getIdToken().payload).toMatchObject({
      sub: made.userSub,
      aud: 'demo-client',
      token_use: 'id',
      email: 'new.person@example.com',
      email_verified: true,
      given_name: 'New',
      phone_number_verified: false,
    })
    expect(session.getIdToken().getExpiration() - session.getIdToken().getIssuedAt()).toBe(3600)
    expect([...client.stored.keys()]).toContain(`CognitoIdentityServiceProvider.demo-client.${made.userSub}.accessToken`)
  })

  it('signs in with the password in one call too, and stores no password that can be read [AUTH-09]', async () => {
    const { session } = await createCognitoClient(endpoint).signIn('jane@example.com', PASSWORD, 'USER_PASSWORD_AUTH')
    expect(decodeJwt(session.getAccessToken().getJwtToken())).toMatchObject({
      client_id: 'demo-client',
      token_use: 'access',
      username: 'jane@example.com',
    })
    const rows = await test.runtime.database.select().from(identityUsers)
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
  })

  it('renews tokens with the refresh token, also those of the user whose tokens are soon over', async () => {
    const client = createCognitoClient(endpoint)
    const { user, session } = await client.signIn('expired@example.com', PASSWORD)
    expect(session.getAccessToken().getExpiration() - session.getAccessToken().getIssuedAt()).toBe(5)
    const renewed = await called<{ getAccessToken: () => { getJwtToken: () => string } }>((done) =>
      user.refreshSession(session.getRefreshToken(), done),
    )
    expect(renewed?.getAccessToken().getJwtToken()).not.toBe(session.getAccessToken().getJwtToken())
    const hard = await createCognitoClient(endpoint).signIn('expired-hard@example.com', PASSWORD)
    expect(await refresh(hard.session)).toMatchObject({ body: { __type: 'NotAuthorizedException', message: 'Invalid Refresh Token' } })
  })

  it('sets a new password by mail, which ends every session of the old one', async () => {
    const client = await confirmed('forgetful@example.com')
    const { user } = await client.signIn('forgetful@example.com', PASSWORD)
    await new Promise((resolve, reject) => user.forgotPassword({ onSuccess: resolve, onFailure: reject, inputVerificationCode: resolve }))
    const code = await newestCode('forgetful@example.com')
    const confirm = (given: string, password: string) =>
      new Promise((resolve, reject) =>
        client.userOf('forgetful@example.com').confirmPassword(given, password, { onSuccess: resolve, onFailure: reject }),
      )
    await expect(confirm('999999', 'N3w-password')).rejects.toMatchObject({ code: 'ExpiredCodeException' })
    await confirm(code, 'N3w-password')
    await expect(confirm(code, 'An0ther-one')).rejects.toMatchObject({ code: 'CodeMismatchException' })
    await expect(called((done) => user.getUserAttributes(done))).rejects.toMatchObject({ message: 'Access Token has been revoked' })
    await expect(client.signIn('forgetful@example.com', PASSWORD)).rejects.toMatchObject({ code: 'NotAuthorizedException' })
    await client.signIn('forgetful@example.com', 'N3w-password')
  })

  it('changes the password of who knows the present one', async () => {
    const client = await confirmed('changer@example.com')
    const { user } = await client.signIn('changer@example.com', PASSWORD)
    await expect(called((done) => user.changePassword('Wr0ng-one', 'N3w-password', done))).rejects.toMatchObject({
      code: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    })
    await expect(called((done) => user.changePassword(PASSWORD, 'short1A', done))).rejects.toMatchObject({
      code: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    })
    await called((done) => user.changePassword(PASSWORD, 'N3w-password', done))
    await client.signIn('changer@example.com', 'N3w-password')
  })

  it('reads and changes attributes, and proves a phone number by SMS [ROUTE-33]', async () => {
    const client = await confirmed('phone@example.com')
    const { user } = await client.signIn('phone@example.com', PASSWORD)
    await called((done) => user.updateAttributes([new CognitoUserAttribute({ Name: 'phone_number', Value: '+447400123456' })], done))
    await new Promise((resolve, reject) =>
      user.getAttributeVerificationCode('phone_number', { onSuccess: resolve, onFailure: reject, inputVerificationCode: resolve }),
    )
    const code = await newestCode('+447400123456')
    await new Promise((resolve, reject) => user.verifyAttribute('phone_number', code, { onSuccess: resolve, onFailure: reject }))
    const attributes = await called<CognitoUserAttribute[]>((done) => user.getUserAttributes(done))
    expect(Object.fromEntries(attributes?.map(({ Name, Value }) => [Name, Value]) ?? [])).toMatchObject({
      email: 'phone@example.com',
      phone_number: '+447400123456',
      phone_number_verified: 'true',
      given_name: 'Ada',
    })
    await expect(
      called((done) => user.updateAttributes([new CognitoUserAttribute({ Name: 'email_verified', Value: 'true' })], done)),
    ).rejects.toMatchObject({ code: 'NotAuthorizedException' })
  })

  const move = (user: CognitoUser, Value: string) =>
    called((done) => user.updateAttributes([new CognitoUserAttribute({ Name: 'email', Value })], done))
  const prove = (user: CognitoUser, code: string) =>
    new Promise((resolve, reject) => user.verifyAttribute('email', code, { onSuccess: resolve, onFailure: reject }))
  const emailOf = async (user: CognitoUser) =>
    (await called<CognitoUserAttribute[]>((done) => user.getUserAttributes(done)))?.find(({ Name }) => Name === 'email')?.Value

  it('moves an account to another address only once the code sent there came back, and signs in with it from then on [AUTH-08]', async () => {
    const client = await confirmed('mover@example.com')
    const { user } = await client.signIn('mover@example.com', PASSWORD)
    await move(user, ' Moved@Example.com')
    expect(await emailOf(user)).toBe('mover@example.com')
    await expect(prove(user, '000000')).rejects.toMatchObject({ code: 'CodeMismatchException' })
    await expect(client.signIn('moved@example.com', PASSWORD)).rejects.toMatchObject({ code: 'NotAuthorizedException' })
    await prove(user, await newestCode('moved@example.com'))
    expect(await emailOf(user)).toBe('moved@example.com')
    const { session } = await createCognitoClient(endpoint).signIn('moved@example.com', PASSWORD, 'USER_SRP_AUTH')
    expect(session.getIdToken().payload).toMatchObject({ email: 'moved@example.com', email_verified: true })
    await expect(client.signIn('mover@example.com', PASSWORD)).rejects.toMatchObject({ code: 'NotAuthorizedException' })
    // The former address is free for somebody else.
    await confirmed('mover@example.com')
  })

  it('does not tell that an address has an account to who cannot read its mail, and never moves there [AUTH-08]', async () => {
    const client = await confirmed('curious@example.com')
    const { user, session } = await client.signIn('curious@example.com', PASSWORD)
    const AccessToken = session.getAccessToken().getJwtToken()
    const answers = await Promise.all(
      ['john@example.com', 'jill@example.com'].map((Value) =>
        call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'email', Value }] }),
      ),
    )
    expect(answers[0]).toEqual(answers[1])
    await move(user, 'john@example.com')
    await expect(prove(user, '424242')).rejects.toMatchObject({ code: 'CodeMismatchException' })
    await expect(prove(user, await newestCode('john@example.com'))).rejects.toMatchObject({ code: 'AliasExistsException' })
    expect(await emailOf(user)).toBe('curious@example.com')
  })

  it('begins a sign-in of who is not there like one of who is, and never tells a former address', async () => {
    const begin = async (USERNAME: string) =>
      (await call('InitiateAuth', { ClientId: 'demo-client', AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A: 'abcdef12' } }))
        .body['ChallengeParameters'] as { readonly USER_ID_FOR_SRP: string }
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    const nobody = await begin('nobody-here@example.com')
    expect(nobody.USER_ID_FOR_SRP).toMatch(uuid)
    expect((await begin('nobody-here@example.com')).USER_ID_FOR_SRP).toBe(nobody.USER_ID_FOR_SRP)
    const client = await confirmed('before@example.com')
    const { user } = await client.signIn('before@example.com', PASSWORD)
    await move(user, 'after@example.com')
    await prove(user, await newestCode('after@example.com'))
    expect((await begin('after@example.com')).USER_ID_FOR_SRP).toMatch(uuid)
  })

  it('deletes its user, whose tokens and password are worth nothing from then on', async () => {
    const client = await confirmed('gone@example.com')
    const { user, session } = await client.signIn('gone@example.com', PASSWORD)
    await called((done) => user.deleteUser(done))
    expect((await refresh(session)).body).toMatchObject({ __type: 'NotAuthorizedException' })
    await expect(client.signIn('gone@example.com', PASSWORD)).rejects.toMatchObject({ code: 'NotAuthorizedException' })
  })

  it('signs out everywhere, and on one device by revoking its token', async () => {
    const client = await confirmed('leaver@example.com')
    const first = await client.signIn('leaver@example.com', PASSWORD)
    const second = await createCognitoClient(endpoint).signIn('leaver@example.com', PASSWORD)
    const third = await createCognitoClient(endpoint).signIn('leaver@example.com', PASSWORD)
    const Token = second.session.getRefreshToken().getToken()
    expect(await call('RevokeToken', { ClientId: 'demo-client', Token })).toMatchObject({ status: 200, body: {} })
    expect((await refresh(second.session)).status).toBe(400)
    expect((await refresh(third.session)).status).toBe(200)
    await new Promise((resolve, reject) => first.user.globalSignOut({ onSuccess: resolve, onFailure: reject }))
    expect((await refresh(third.session)).body).toMatchObject({ __type: 'NotAuthorizedException' })
    await expect(called((done) => third.user.getUserAttributes(done))).rejects.toMatchObject({ code: 'NotAuthorizedException' })
  })

  it('makes a user with a given password choose one of their own', async () => {
    const client = await confirmed('invited@example.com')
    await test.runtime.database
      .update(identityUsers)
      .set({ status: 'FORCE_CHANGE_PASSWORD' })
      .where(eq(identityUsers.username, 'invited@example.com'))
    const asked: unknown = await client.signIn('invited@example.com', PASSWORD).catch((error: unknown) => error)
    expect(asked).toMatchObject({ code: 'NEW_PASSWORD_REQUIRED' })
    const user = asked instanceof Error && 'user' in asked && asked.user instanceof CognitoUser ? asked.user : client.userOf('')
    await new Promise((resolve, reject) =>
      user.completeNewPasswordChallenge('My-0wn-password', {}, { onSuccess: resolve, onFailure: reject }),
    )
    await client.signIn('invited@example.com', 'My-0wn-password')
  })
})

describe('the salt', () => {
  it.each([
    ['a leading zero byte', 0x00ab_cdef_0123_4567n],
    ['a leading bit that is set', 0xffab_cdef_0123_4567n],
    ['an odd count of digits', 0xfab_cdef_0123_4567n],
    ['hardly any digits', 1n],
  ])('with %s lets its user in', async (_what, salt) => {
    const username = `salt-${salt}@example.com`
    await confirmed(username)
    const verifier = createVerifier({ poolName: 'demo', username, password: PASSWORD, salt })
    await test.runtime.database
      .update(identityUsers)
      .set({ ...verifier, srpName: username })
      .where(eq(identityUsers.username, username))
    await createCognitoClient(endpoint).signIn(username, PASSWORD, 'USER_SRP_AUTH')
  })
})

describe('refusals', () => {
  it.each([
    ['someone wrong', 'jane@example.com', 'Wrong-passw0rd', 'NotAuthorizedException', 'Incorrect username or password.'],
    ['someone unknown', 'nobody@example.com', PASSWORD, 'NotAuthorizedException', 'Incorrect username or password.'],
    ['someone unconfirmed', 'unconfirmed@example.com', PASSWORD, 'UserNotConfirmedException', 'User is not confirmed.'],
    ['someone to reset', 'reset@example.com', PASSWORD, 'PasswordResetRequiredException', 'Password reset required for the user'],
    ['someone locked', 'locked@example.com', PASSWORD, 'NotAuthorizedException', 'Password attempts exceeded'],
    ['someone disabled', 'disabled@example.com', PASSWORD, 'NotAuthorizedException', 'User is disabled.'],
    ['a provider that fails', 'broken@example.com', PASSWORD, 'InternalErrorException', 'Internal error'],
    [
      'a provider that is asked too often',
      'limited@example.com',
      PASSWORD,
      'LimitExceededException',
      'Attempt limit exceeded, please try after some time.',
    ],
    ['an address that is none', 'invalid@example.com', PASSWORD, 'InvalidParameterException', 'Invalid email address format.'],
  ])('signs %s in with the vendor’s words [AUTH-09]', async (_case, email, password, code, message) => {
    const client = createCognitoClient(endpoint)
    await expect(client.signIn(email, password)).rejects.toMatchObject({ code, message })
    await expect(client.signIn(email, password, 'USER_SRP_AUTH')).rejects.toMatchObject({ code, message })
  })

  it('says "Device does not exist." once to one demo user, always to another [AUTH-03]', async () => {
    const refusal = { __type: 'ResourceNotFoundException', message: 'Device does not exist.' }
    const signIn = (USERNAME: string) =>
      call('InitiateAuth', { ClientId: 'demo-client', AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } })
    expect((await signIn('nodevice@example.com')).body).toEqual(refusal)
    expect((await signIn('nodevice@example.com')).status).toBe(200)
    expect((await signIn('nodevice2@example.com')).body).toEqual(refusal)
    expect((await signIn('nodevice2@example.com')).body).toEqual(refusal)
  })

  it('locks for 15 minutes at the sixth wrong password, the right one included', async () => {
    const client = await confirmed('guessed@example.com')
    for (const _ of [1, 2, 3, 4, 5])
      await expect(client.signIn('guessed@example.com', 'Wr0ng-guess', 'USER_PASSWORD_AUTH')).rejects.toMatchObject({
        message: 'Incorrect username or password.',
      })
    await expect(client.signIn('guessed@example.com', 'Wr0ng-guess')).rejects.toMatchObject({ message: 'Password attempts exceeded' })
    await expect(client.signIn('guessed@example.com', PASSWORD)).rejects.toMatchObject({ message: 'Password attempts exceeded' })
    test.runtime.clock.advance(15 * 60_000 + 1)
    const answer = await call('InitiateAuth', {
      ClientId: 'demo-client',
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'guessed@example.com', PASSWORD },
    })
    expect(answer.status).toBe(200)
    test.runtime.clock.reset()
  })

  it('sends a code five times an hour, no sixth time, whether or not there is such a user', async () => {
    for (const Username of ['unconfirmed@example.com', 'nobody-at-all@example.com']) {
      for (const _ of [1, 2, 3, 4, 5])
        expect((await call('ResendConfirmationCode', { ClientId: 'demo-client', Username })).body).toMatchObject({
          CodeDeliveryDetails: { DeliveryMedium: 'EMAIL' },
        })
      expect((await call('ResendConfirmationCode', { ClientId: 'demo-client', Username })).body).toMatchObject({
        __type: 'LimitExceededException',
      })
    }
  })

  it('answers who asks for an unknown user’s new password like anybody else', async () => {
    const known = await call('ForgotPassword', { ClientId: 'demo-client', Username: 'john@example.com' })
    const unknown = await call('ForgotPassword', { ClientId: 'demo-client', Username: 'jack@example.com' })
    expect(known.body).toEqual(unknown.body)
    const confirm = (Username: string) =>
      call('ConfirmForgotPassword', { ClientId: 'demo-client', Username, ConfirmationCode: '424242', Password: PASSWORD })
    expect((await confirm('jack@example.com')).body).toEqual((await confirm('john@example.com')).body)
  })

  it.each([
    ['taken@example.com', PASSWORD, 'UsernameExistsException'],
    ['jane@example.com', PASSWORD, 'UsernameExistsException'],
    ['not-an-address', PASSWORD, 'InvalidParameterException'],
    ['a@example.com', 'Ab1', 'InvalidPasswordException'],
    ['a@example.com', 'alllower1', 'InvalidPasswordException'],
    ['a@example.com', 'NoDigitsHere', 'InvalidPasswordException'],
    ['a@example.com', ' Passw0rd!', 'InvalidParameterException'],
    ['a@example.com', `Aa1${'x'.repeat(254)}`, 'InvalidParameterException'],
  ])('signs up %s with %s as %s [AUTH-09]', async (Username, Password, type) => {
    const answer = await call('SignUp', { ClientId: 'demo-client', Username, Password, UserAttributes: [] })
    expect(answer).toMatchObject({ status: 400, type: `${type}:`, body: { __type: type } })
  })

  it('lets the slow user wait', async () => {
    await call('ForgotPassword', { ClientId: 'demo-client', Username: 'slow@example.com' })
    expect(slept).toContain(3000)
  })

  it('renews a sign-in as Amplify does, without a new refresh token', async () => {
    const client = await confirmed('amplify@example.com')
    const { session } = await client.signIn('amplify@example.com', PASSWORD)
    const renew = (RefreshToken: string) => call('GetTokensFromRefreshToken', { ClientId: 'demo-client', RefreshToken, ClientMetadata: {} })
    const renewed = await renew(session.getRefreshToken().getToken())
    expect(renewed).toMatchObject({ status: 200, body: { AuthenticationResult: { TokenType: 'Bearer', ExpiresIn: 3600 } } })
    const { AccessToken } = renewed.body['AuthenticationResult'] as { readonly AccessToken: string }
    expect(decodeJwt(AccessToken)).toMatchObject({
      token_use: 'access',
      username: decodeJwt(session.getAccessToken().getJwtToken())['username'],
    })
    expect(await renew('not one of ours')).toMatchObject({
      status: 400,
      body: { __type: 'NotAuthorizedException', message: 'Invalid Refresh Token' },
    })
  })

  it('is discovered from the issuer of its tokens', async () => {
    const client = await confirmed('discovery@example.com')
    const { session } = await client.signIn('discovery@example.com', PASSWORD)
    const { iss = '' } = decodeJwt(session.getIdToken().getJwtToken())
    const at = (address: string) => `${endpoint}${address.split('/cognito/')[1] ?? ''}`
    const discovered = await (await fetch(at(`${iss}/.well-known/openid-configuration`))).json()
    expect(discovered).toMatchObject({ issuer: iss, id_token_signing_alg_values_supported: ['RS256'] })
    expect(await (await fetch(at(discovered.jwks_uri))).json()).toMatchObject({ keys: [{ kty: 'RSA' }] })
    expect((await fetch(`${endpoint}eu-west-1_other/.well-known/openid-configuration`)).status).toBe(400)
  })

  it('names an operation that is not covered, and a client that is not there', async () => {
    expect(await call('AdminDeleteUser', {})).toMatchObject({
      status: 501,
      body: { message: 'AdminDeleteUser is not part of the embedded identity provider.' },
    })
    expect((await call('ForgotPassword', { ClientId: 'other', Username: 'a@b.cd' })).body).toMatchObject({
      __type: 'ResourceNotFoundException',
    })
  })
})

describe('the wire', () => {
  it('answers other origins as the vendor does', async () => {
    const preflight = await fetch(endpoint, { method: 'OPTIONS', headers: { 'access-control-request-headers': 'x-amz-target' } })
    expect(preflight.status).toBe(200)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-amz-target')
  })

  it('sends the code in the shopper’s language, with a link to the page that takes it [ROUTE-33]', async () => {
    await call('ForgotPassword', {
      ClientId: 'demo-client',
      Username: 'full@example.com',
      ClientMetadata: { language: 'fr', siteTag: 'ald-ca' },
    })
    const [mail] = await test.runtime.database
      .select()
      .from(messages)
      .where(eq(messages.recipient, 'full@example.com'))
      .orderBy(desc(messages.id))
      .limit(1)
    expect(mail?.text).toMatch(/Choisissez un nouveau mot de passe[^]*Votre code: \d{6}\n/)
    expect(mail?.text).toMatch(/\/ca\/fr\/account\/set-password\?username=full%40example.com&code=\d{6}$/m)
    // The server listens on a port of its own: the link leads to where the request came.
    expect(mail?.text).toContain(`${new URL(endpoint).origin}/ca/fr/`)
  })
})
