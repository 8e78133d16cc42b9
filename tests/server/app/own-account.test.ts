import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closedAccounts } from '../../../server/database/schema/commerce.ts'
import { identityUsers } from '../../../server/database/schema/identity.ts'
import { createWholeApp, type WholeApp } from '../../setup/whole-app.ts'

let shop: WholeApp
beforeAll(async () => {
  shop = await createWholeApp()
})
afterAll(() => shop.close())

const PASSWORD = 'Passw0rd!'
const SITE = 'siteTag=ald-gb&lang=en'

const identity = async (operation: string, body: object) => {
  const answer = await shop.send({
    method: 'POST',
    path: '/cognito/',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: JSON.parse(answer.body) }
}

const signIn = async (email: string): Promise<string> =>
  (
    await identity('InitiateAuth', {
      ClientId: 'demo-client',
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD },
    })
  ).body.AuthenticationResult.AccessToken

/** Calls of the API as the shop's client makes them. */
const call = async (method: string, path: string, { token, session = '' }: { readonly token?: string; readonly session?: string }) => {
  const answer = await shop.send({
    method,
    path: `/api${path}?${SITE}`,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
      shoppingsessionid: session,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify({ language: 'en', sitePublicId: 'ald-gb' }) }),
  })
  return { status: answer.status, body: answer.body === '' ? undefined : JSON.parse(answer.body) }
}

/** Somebody new, signed in, with a session. */
const somebody = async (name: string) => {
  const email = `${name}@example.org`
  await identity('SignUp', { ClientId: 'demo-client', Username: email, Password: PASSWORD, UserAttributes: [] })
  await identity('ConfirmSignUp', { ClientId: 'demo-client', Username: email, ConfirmationCode: '123456' })
  const token = await signIn(email)
  const session: string = (await call('POST', '/account-session', { token })).body.sessionId
  return { email, token, session }
}

const OWN = [
  ['GET', '/v1/account/marketing'],
  ['PUT', '/v1/account/marketing'],
  ['POST', '/v1/account/moved'],
  ['GET', '/v1/account/export'],
  ['POST', '/v1/account/close'],
] as const

describe('an account over HTTP', () => {
  it.each(OWN)('refuses %s %s without a token, with a false one, and with a session of somebody else alone', async (method, path) => {
    const { session, token } = await somebody(`own-${OWN.findIndex(([, own]) => own === path)}-${method.toLowerCase()}`)
    const answers = [
      await call(method, path, { session }),
      await call(method, path, { session, token: `${token.slice(0, -4)}AAAA` }),
      await call(method, path, { token }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [401, 'UNAUTHORIZED'],
      [401, 'UNAUTHORIZED'],
      [401, 'SESSION_UNKNOWN'],
    ])
  })

  it('is deleted with its user at the provider, and nothing of it opens anything afterwards', async () => {
    const { email, token, session } = await somebody('leaver')
    expect((await call('POST', '/v1/account/close', { token, session })).status).toBe(204)
    const { database } = shop.runtime
    expect(await database.select().from(identityUsers).where(eq(identityUsers.username, email))).toEqual([])
    expect((await call('POST', '/account-session', { token })).status).toBe(401)
    expect((await call('POST', '/v1/account/close', { token, session })).status).toBe(401)
    const [closure] = await database.select().from(closedAccounts)
    expect(closure?.finishedAt).toEqual(expect.any(Number))
    // The address may begin anew, as another account.
    const again = await somebody('leaver')
    expect((await call('GET', '/v1/account/export', again)).status).toBe(200)
  })

  it('is not deleted by a token whose password was given long ago, also where it was renewed since', async () => {
    const { token, session } = await somebody('borrowed')
    shop.clock.advance(11 * 60_000)
    const answer = await call('POST', '/v1/account/close', { token, session })
    expect([answer.status, answer.body.code]).toEqual([403, 'SIGN_IN_AGAIN'])
    const fresh = await signIn('borrowed@example.org')
    expect((await call('POST', '/v1/account/close', { token: fresh, session })).status).toBe(204)
    shop.clock.reset()
  })

  it('takes ten wrong codes for another address in an hour, five codes are sent, and it stays where it was', async () => {
    const { email, token } = await somebody('guesser')
    const move = () =>
      identity('UpdateUserAttributes', { AccessToken: token, UserAttributes: [{ Name: 'email', Value: 'guessed@example.org' }] })
    for (let count = 0; count < 5; count += 1) expect((await move()).status).toBe(200)
    expect((await move()).body.__type).toBe('LimitExceededException')
    const prove = (Code: string) => identity('VerifyUserAttribute', { AccessToken: token, AttributeName: 'email', Code })
    for (let count = 0; count < 10; count += 1) expect((await prove('000000')).body.__type).toBe('CodeMismatchException')
    expect((await prove('123456')).body.__type).toBe('LimitExceededException')
    expect(await shop.runtime.database.select().from(identityUsers).where(eq(identityUsers.username, email))).toHaveLength(1)
  })

  it('moves with its orders, and only by its own token', async () => {
    const { email, token, session } = await somebody('mover')
    const other = await somebody('other')
    await identity('UpdateUserAttributes', { AccessToken: token, UserAttributes: [{ Name: 'email', Value: 'moved@example.org' }] })
    // The code is of the account that asked, not of whoever types it.
    const [sent] =
      (await shop.send({ path: '/_mailbox?to=moved@example.org', headers: { accept: 'application/json' } })).body.match(/\b\d{6}\b/) ?? []
    const prove = (AccessToken: string) => identity('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code: sent ?? '' })
    expect((await prove(other.token)).body.__type).toBe('CodeMismatchException')
    expect((await prove(token)).status).toBe(200)
    const fresh = await signIn('moved@example.org')
    expect((await call('POST', '/v1/account/moved', { token: fresh, session })).status).toBe(204)
    const rows = await shop.runtime.database.execute(
      sql`select email from shopping_sessions where email in (${email}, 'moved@example.org')`,
    )
    expect(JSON.stringify(rows)).not.toContain(email)
  })
})
