import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWholeApp, type RawRequest, type WholeApp } from '../../setup/whole-app.ts'

let shop: WholeApp
beforeAll(async () => {
  shop = await createWholeApp({ LOG_LEVEL: 'info', TRUST_PROXY: '1' })
})
afterAll(() => shop.close())
beforeEach(() => void shop.takeLog())

/** Sends from an address, and reads the line about the refusal. */
const refusalOf = async (request: RawRequest) => {
  const answer = await shop.send({ ...request, headers: { ...request.headers, 'x-forwarded-for': '192.0.2.7' } })
  // The line is written once the answer has gone.
  await expect.poll(() => (kept += shop.takeLog())).toContain('"event":"refused"')
  const line = kept.split('\n').find((each) => each.includes('"event":"refused"')) ?? '{}'
  kept = ''
  return { answer, line: JSON.parse(line), text: line }
}
let kept = ''

const signIn: RawRequest = {
  method: 'POST',
  path: '/cognito/',
  headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
  body: JSON.stringify({
    ClientId: 'demo-client',
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: 'ada@example.org', PASSWORD: 'Guessed1!' },
  }),
}

describe('who was refused', () => {
  it('is in the log with address and request id: a guessed key', async () => {
    const { answer, line, text } = await refusalOf({ path: '/algolia/1/indexes?token=secret', headers: { 'x-algolia-api-key': 'guessed' } })
    expect(answer.status).toBe(403)
    expect(line).toMatchObject({ status: 403, address: '192.0.2.7', path: '/algolia/1/indexes', reqId: answer.headers['x-request-id'] })
    expect(text).not.toMatch(/guessed|secret/)
  })

  it('is in the log with address and request id: a signature that is not right', async () => {
    const { line } = await refusalOf({
      method: 'POST',
      path: '/api/webhooks/contentful',
      headers: { 'content-type': 'application/json', 'x-contentful-signature': 'forged' },
      body: JSON.stringify({ sys: { id: '1', type: 'Entry' } }),
    })
    expect(line).toMatchObject({ address: '192.0.2.7', path: '/api/webhooks/contentful' })
  })

  it('is in the log with address and request id, and without name and password: a failed sign-in', async () => {
    const { line, text } = await refusalOf(signIn)
    expect(line).toMatchObject({ address: '192.0.2.7', refusal: 'NotAuthorizedException', reqId: expect.any(String) })
    expect(text).not.toMatch(/ada@example|Guessed1/)
  })
})

describe('an answer', () => {
  it.each(['/en/', '/api/cart', '/robots.txt', '/images/none.jpg', '/_reports'])('has the id of its request: %s', async (path) => {
    const ids = [await shop.send({ path }), await shop.send({ path })].map(({ headers }) => headers['x-request-id'])
    expect(ids[0]).toMatch(/^\w{12}$/)
    expect(ids[1]).not.toBe(ids[0])
  })
})
