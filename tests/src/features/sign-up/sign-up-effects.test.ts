import { describe, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { CommerceError } from '../../../../src/clients/commerce/commerce-client.ts'
import { emailSignUpEffects } from '../../../../src/features/sign-up/email-sign-up-effects.ts'
import { isListMember } from '../../../../src/features/sign-up/list-member.ts'
import { signUpAtCheckout } from '../../../../src/features/sign-up/sign-up-at-checkout.ts'
import type { SignUpDraft } from '../../../../src/features/sign-up/sign-up-draft.ts'
import { answeringCommerce } from '../../../factories/answering-commerce.ts'
import { memoryStorage } from '../../../factories/memory-storage.ts'
import { site as siteByKey } from '../../../factories/site.ts'

const SUBSCRIBE = 'GET /api/marketing/subscribe'
const INTERESTS = [
  { key: 'women', label: 'Women', mailchimp: 'm1', klaviyo: 'k1' },
  { key: 'men', label: 'Men', mailchimp: 'm2', klaviyo: 'k2' },
]
const refusal = (status: number): CommerceError => new CommerceError(status, { code: 'NO', message: 'No' })

interface Options {
  readonly vendor?: 'klaviyo' | 'mailchimp'
  readonly mode?: 'emailOnly' | 'phoneOnly'
  readonly answer?: unknown
  readonly storage?: Storage
}

/** The form of the newsletter, sent. */
const send = async (
  draft: Partial<SignUpDraft>,
  { vendor = 'klaviyo', mode = 'emailOnly', answer = {}, storage = memoryStorage() }: Options = {},
) => {
  const { client, calls } = answeringCommerce({ [SUBSCRIBE]: answer })
  // A site's own interests have more fields than are read.
  const emailSignup = { vendor, includeInterests: true, interests: INTERESTS } as never
  const captchaHeaders = async () => ({ 'x-recaptcha-v3-token': 'token' })
  const { subscribe } = emailSignUpEffects({ commerce: client, mode: mode as never, language: 'en', emailSignup, storage, captchaHeaders })
  const actor = createActor(subscribe, { input: { input: '', interests: [], ...draft } as SignUpDraft })
  actor.subscribe({ error: () => undefined })
  const ended = toPromise(actor)
  actor.start()
  const failure = await ended.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  return { call: calls[0], failure, storage }
}

describe('the form of the newsletter', () => {
  it('sends an e-mail address without the spaces around it, with the token of the captcha, and knows its shopper from now on [EMAIL-15]', async () => {
    const { call, storage } = await send({ input: ' ann@example.com ' })
    expect(call).toMatchObject({ query: { email: 'ann@example.com', language: 'en' }, headers: { 'x-recaptcha-v3-token': 'token' } })
    expect(call?.query).not.toHaveProperty('phone')
    expect(isListMember(storage)).toBe(true)
  })

  it.each(['+44 7400 123456', '07400-123456', '020 (7946) 09.58'])('takes %s for a phone number', async (input) => {
    const { call } = await send({ input })
    expect(call?.query).toMatchObject({ phone: input })
    expect(call?.query).not.toHaveProperty('email')
  })

  it('takes whatever is typed for a phone number where it asks for nothing else', async () => {
    expect((await send({ input: 'ann' }, { mode: 'phoneOnly' })).call?.query).toMatchObject({ phone: 'ann' })
  })

  it('sends what the shopper is interested in by the ids of the site’s vendor [EMAIL-14]', async () => {
    const interests = ['men', 'kids']
    expect((await send({ input: 'a@b.co', interests })).call?.query).toMatchObject({ kInterests: 'k2' })
    expect((await send({ input: 'a@b.co', interests })).call?.query).not.toHaveProperty('interests')
    const other = await send({ input: 'a@b.co', interests }, { vendor: 'mailchimp' })
    expect(other.call?.query).toMatchObject({ interests: 'm2' })
    expect(other.call?.query).not.toHaveProperty('kInterests')
  })

  it('knows somebody who is on the list already, and says so', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const known = await send({ input: 'a@b.co' }, { answer: refusal(409) })
    expect(known.failure).toMatchObject({ status: 409 })
    expect(isListMember(known.storage)).toBe(true)
    const refused = await send({ input: 'a@b.co' }, { answer: refusal(422) })
    expect(refused.failure).toMatchObject({ status: 422 })
    expect(isListMember(refused.storage)).toBe(false)
    vi.restoreAllMocks()
  })

  it('is sent also from a browser that stores nothing', async () => {
    const { failure, storage } = await send({ input: 'a@b.co' }, { storage: memoryStorage({ isRefusing: true }) })
    expect(failure).toBeUndefined()
    expect(isListMember(storage)).toBe(false)
    expect(isListMember(undefined)).toBe(false)
  })
})

describe('a shopper who ticks the box for news at the checkout', () => {
  const tick = async (answer: unknown = {}) => {
    const { client, calls } = answeringCommerce({ [SUBSCRIBE]: answer })
    const storage = memoryStorage()
    const report = vi.fn()
    const site = siteByKey('gb', { integrations: { ...siteByKey('gb').integrations, recaptcha: { enabled: false } } })
    await signUpAtCheckout({ commerce: client, site, language: 'en', storage, report }, 'ann@example.com')
    return { calls, storage, report }
  }

  it('is on the list, and known from now on', async () => {
    const { calls, storage } = await tick()
    expect(calls).toMatchObject([{ query: { email: 'ann@example.com', language: 'en' }, headers: {} }])
    expect(isListMember(storage)).toBe(true)
  })

  it('is known where she was on it already, which is no failure', async () => {
    const { storage, report } = await tick(refusal(409))
    expect(isListMember(storage)).toBe(true)
    expect(report).not.toHaveBeenCalled()
  })

  it('has her order whatever becomes of it, and a failure is reported', async () => {
    const { storage, report } = await tick(refusal(503))
    expect(isListMember(storage)).toBe(false)
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'notSignedUp' }))
  })
})
