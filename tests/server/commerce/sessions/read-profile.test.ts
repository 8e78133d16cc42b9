import { beforeEach, describe, expect, it } from 'vitest'
import { createProfileReader } from '../../../../server/commerce/sessions/read-profile.ts'

let now: number
let asked: number
let answer: () => Response
beforeEach(() => {
  now = 0
  asked = 0
  answer = () => profile({})
})

const profile = (changes: Readonly<Record<string, string>>) => {
  const attributes = { sub: 'jane', email: 'jane@example.com', email_verified: 'true', ...changes }
  return Response.json({ UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })) })
}
const reader = () => {
  const read = createProfileReader({
    endpoint: 'https://identity.example',
    clock: { now: () => now },
    fetch: async () => {
      asked += 1
      return answer()
    },
  })
  return (jti = 'one') => read({ token: 'token', jti, sub: 'jane' })
}
const JANE = { sub: 'jane', email: 'jane@example.com' }

describe('whose an access token is', () => {
  it('is asked once a minute for each token [API-22]', async () => {
    const read = reader()
    expect([await read(), await read(), asked]).toEqual([JANE, JANE, 1])
    await read('two')
    now = 59_999
    await read()
    expect(asked).toBe(2)
    now = 60_000
    await read()
    expect(asked).toBe(3)
  })

  it('is asked again at once after a refusal, so that a verified address and a new sign-in count from then on', async () => {
    const read = reader()
    answer = () => profile({ email_verified: 'false' })
    expect(await read()).toBeUndefined()
    answer = () => new Response('', { status: 400 })
    expect(await read()).toBeUndefined()
    answer = () => profile({})
    expect([await read(), asked]).toEqual([JANE, 3])
  })

  it('is nobody where the provider names another user or an address that is not verified, and unknown where it fails', async () => {
    answer = () => profile({ sub: 'mallory' })
    expect(await reader()()).toBeUndefined()
    answer = () => new Response('', { status: 500 })
    await expect(reader()()).rejects.toThrow('The identity provider answered 500')
    answer = () => new Response('', { status: 499 })
    expect(await reader()()).toBeUndefined()
  })
})
