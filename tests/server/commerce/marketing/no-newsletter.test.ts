import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentOf } from '../../../../server/commerce/marketing/consent.ts'
import { subscribe } from '../../../../server/commerce/marketing/subscribe.ts'
import type { Runtime } from '../../../../server/runtime.ts'
import { site as siteOf } from '../../../factories/site.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'

const site = siteOf('gb', { emailSignup: { includeInterests: false } })
const asked: unknown[] = []
let test: TestRuntime
let runtime: Runtime
beforeAll(async () => {
  test = await createTestRuntime()
  const fetch = async (input: unknown): Promise<Response> => {
    asked.push(input)
    return new Response('{}')
  }
  runtime = { ...test.runtime, fetch }
})
afterAll(() => test.close())

describe('a site without a newsletter', () => {
  it('signs nobody up, and asks no marketing service', async () => {
    const scope = { site, language: 'en', merchant: await runtime.merchant.current(), now: runtime.clock.now() }
    const answer = await subscribe({ runtime }, scope, '127.0.0.1', { email: 'ada@example.org' })
    expect(answer).toEqual({ status: 404, body: { error: 'errorGeneric' } })
    expect(asked).toEqual([])
  })

  it('has nobody’s consent, takes it back and does not take it', async () => {
    const consent = consentOf({ runtime, site })
    const change = { email: 'ada@example.org', language: 'en' }
    expect(await consent.read('ada@example.org')).toBe(false)
    expect(await consent.change({ ...change, isGiven: false })).toBe(true)
    expect(await consent.change({ ...change, isGiven: true })).toBe(false)
    expect(asked).toEqual([])
  })
})
