import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCaptcha, type CaptchaVendor } from '../../../../src/features/captcha/create-captcha.ts'
import { captchaHeaders, siteCaptcha } from '../../../../src/features/captcha/site-captcha.ts'
import { captchaActions } from '../../../../src/site/captcha-actions.ts'
import { site } from '../../../factories/site.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const create = (open: () => Promise<CaptchaVendor>, actions: readonly string[] = ['payment', 'subscribe']) => {
  const reports: string[] = []
  const opened = vi.fn(open)
  return { captcha: createCaptcha({ actions, open: opened, report: ({ code }) => void reports.push(code) }), opened, reports }
}
/** A vendor whose tokens are counted by action. */
const vendor = () => {
  const asked: string[] = []
  const execute = async (action: string): Promise<string> => {
    asked.push(action)
    return `${action}-${asked.length}`
  }
  return { asked, open: async () => ({ execute }) }
}
const NEVER = new Promise<never>(() => undefined)

describe('the invisible captcha', () => {
  it('has a new token of an action every 30 s, from when it is prepared until it is stopped [BOOT-10, DATA-94]', async () => {
    const { asked, open } = vendor()
    const { captcha } = create(open)
    captcha.prepare('payment')
    captcha.prepare('payment')
    await vi.advanceTimersByTimeAsync(29_999)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(4)
    captcha.stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked).toHaveLength(4)
  })

  it('gives each token once, the newest, and a fresh one where that is spent [DATA-94]', async () => {
    const { open } = vendor()
    const { captcha } = create(open)
    captcha.prepare('payment')
    await vi.advanceTimersByTimeAsync(30_000)
    expect([await captcha.tokenFor('payment'), await captcha.tokenFor('payment')]).toEqual(['payment-2', 'payment-3'])
    captcha.stop()
  })

  it('fetches tokens of allowed actions only, and loads nothing for another [BOOT-12]', async () => {
    const { asked, open } = vendor()
    const { captcha, opened } = create(open, ['subscribe'])
    captcha.prepare('payment')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await captcha.tokenFor('payment')).toBeUndefined()
    expect([opened.mock.calls.length, asked]).toEqual([0, []])
    expect(await captcha.tokenFor('subscribe')).toBe('subscribe-1')
  })

  it('waits for the badge during 5 s, once, and then lets the call go without a token [BOOT-09]', async () => {
    const { captcha, reports } = create(() => NEVER)
    let token: string | undefined | 'waiting' = 'waiting'
    void captcha.tokenFor('payment').then((value) => (token = value))
    await vi.advanceTimersByTimeAsync(4_999)
    expect(token).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(token).toBeUndefined()
    expect(await captcha.tokenFor('payment')).toBeUndefined()
    expect(reports).toEqual(['noCaptcha'])
  })

  it('that comes late is used from then on', async () => {
    const { open } = vendor()
    let arrive = (_: CaptchaVendor): void => undefined
    const { captcha } = create(() => new Promise((resolve) => (arrive = resolve)))
    const first = captcha.tokenFor('payment')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await first).toBeUndefined()
    arrive(await open())
    await vi.advanceTimersByTimeAsync(0)
    expect(await captcha.tokenFor('payment')).toMatch(/^payment-/)
  })

  it.each([
    ['is blocked', () => Promise.reject(new Error('blocked'))],
    ['throws', async () => ({ execute: () => Promise.reject(new Error('broken')) })],
    ['gives nothing', async () => ({ execute: () => NEVER })],
  ])('never rejects where the script %s', async (_title, open) => {
    const { captcha, reports } = create(open)
    captcha.prepare('payment')
    await vi.advanceTimersByTimeAsync(5_000)
    const token = captcha.tokenFor('payment')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await token).toBeUndefined()
    expect(reports).toContain('noCaptcha')
    captcha.stop()
  })

  it('sends a header with a token, and none without', () => {
    expect([captchaHeaders('t'), captchaHeaders(undefined)]).toEqual([{ 'x-recaptcha-v3-token': 't' }, {}])
  })
})

describe('the captcha of a site', () => {
  const withCaptcha = (enabled: boolean, actions?: string) => ({
    ...site('gb'),
    ...(actions === undefined ? {} : { captcha: { actions } }),
    integrations: { recaptcha: { enabled } },
  })

  it('allows the actions of its configuration, with commas between, and the three of the specification without [BOOT-11]', () => {
    expect(captchaActions(withCaptcha(true, 'payment, subscribe'))).toEqual(['payment', 'subscribe'])
    expect(captchaActions(withCaptcha(true, ''))).toEqual([])
    expect(captchaActions(withCaptcha(true))).toEqual(['payment', 'signup', 'subscribe'])
  })

  it('is none at all where the integration is off: no action, no token, no script [BOOT-08]', async () => {
    const captcha = siteCaptcha(withCaptcha(false, 'payment'))
    captcha.prepare('payment')
    expect(await captcha.tokenFor('payment')).toBeUndefined()
    captcha.stop()
    // Without a document a script could not be loaded: nobody tried.
    expect([captchaActions(withCaptcha(false)), typeof document]).toEqual([[], 'undefined'])
  })
})
