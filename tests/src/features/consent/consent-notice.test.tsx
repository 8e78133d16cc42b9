// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConsentHost } from '../../../../src/features/consent/consent-host.tsx'
import { CONSENT_COOKIE, consentCookie, readChoice } from '../../../../src/site/consent.ts'
import { chooseConsent, currentConsent } from '../../../../src/features/consent/choose-consent.ts'
import type { Report } from '../../../../src/lib/report.ts'
import { catchReports } from '../../../setup/reports.ts'
import { expectSeen } from '../../../setup/expect-seen.ts'
import { render } from '../../../setup/render.tsx'

const measuring = new Set<() => void>()
class Observer {
  readonly #measure: () => void
  constructor(measure: () => void) {
    this.#measure = measure
  }
  observe = () => measuring.add(this.#measure)
  disconnect = () => measuring.delete(this.#measure)
}

// What comes late is there already: how long it takes to compile is no fact of the shop.
beforeAll(async () => {
  await import('../../../../src/features/consent/consent-preferences.tsx')
})
beforeEach(() => vi.stubGlobal('ResizeObserver', Observer))
afterEach(() => {
  cleanup()
  // Files share a window, and a test that fails ends before its last line.
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  document.body.replaceChildren()
  document.cookie = `${CONSENT_COOKIE}=; Path=/; Max-Age=0`
  localStorage.clear()
})

const ALL = { preferences: true, statistics: true, marketing: true }
const NONE = { preferences: false, statistics: false, marketing: false }

const show = ({
  isNoticeHidden = false,
  mode = 'optIn' as 'optIn' | 'optOut',
  loadTexts = async (): Promise<unknown> => undefined,
} = {}) => {
  const footer = document.createElement('footer')
  document.body.append(footer)
  render(<ConsentHost loadTexts={loadTexts} isNoticeHidden={isNoticeHidden} footer={footer} />, {
    changes: { consent: { mode } },
  })
  return { footer, settings: () => within(footer).getByRole('button', { name: 'Cookie settings' }) }
}
const chosen = () => readChoice(consentCookie())
const notice = () => screen.queryByRole('region', { name: 'Your privacy' })

describe('the notice of cookies', () => {
  it('is what its page of seen/in-use says [FRAME-02]', async () => {
    show()
    await expectSeen('consent-notice')
  })

  it.each([
    ['Accept all', ALL],
    ['Reject all', NONE],
  ])('is answered by %s, and does not come again [FRAME-02, FRAME-13]', async (name, choice) => {
    show()
    await userEvent.click(screen.getByRole('button', { name }))
    expect(chosen()).toEqual(choice)
    expect(notice()).toBeNull()
    cleanup()
    show()
    expect(notice()).toBeNull()
  })

  it('says in a country where nobody has to be asked first what is done already [FRAME-13]', () => {
    show()
    const asked = notice()?.textContent
    cleanup()
    show({ mode: 'optOut' })
    expect(notice()).toBeVisible()
    expect(notice()?.textContent).not.toBe(asked)
  })

  it('goes where another tab has answered, and is not there where something else asks first [FRAME-02]', () => {
    show()
    act(() => chooseConsent(NONE))
    expect(notice()).toBeNull()
    cleanup()
    document.cookie = `${CONSENT_COOKIE}=; Path=/; Max-Age=0`
    show({ isNoticeHidden: true })
    expect(notice()).toBeNull()
  })

  it('hides nothing that is scrolled to: the page ends above it, and no longer once it has gone', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 600.4, 800, 168))
    const { footer } = show()
    const room = () => [
      document.documentElement.style.scrollPaddingBlockEnd,
      document.body.style.paddingBlockEnd,
      footer.style.getPropertyValue('--notice-room'),
    ]
    measuring.forEach((measure) => measure())
    expect(room()).toEqual(['168px', '168px', '168px'])
    vi.stubGlobal('innerHeight', 1000)
    window.dispatchEvent(new Event('resize'))
    expect(room()).toEqual(['400px', '400px', '400px'])
    await userEvent.click(screen.getByRole('button', { name: 'Reject all' }))
    expect(room()).toEqual(['', '', ''])
    window.dispatchEvent(new Event('resize'))
    expect(room()).toEqual(['', '', ''])
    expect(measuring.size).toBe(0)
  })
})

describe('the choice by category', () => {
  const open = async (settings: () => HTMLElement) => {
    await userEvent.click(settings())
    return within(await screen.findByRole('dialog'))
  }
  const boxes = () =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('dialog [type="checkbox"]')].map(({ name, checked }) => [name, checked]),
    )

  it('is what its page of seen/in-use says', async () => {
    const { settings } = show({ isNoticeHidden: true })
    await open(settings)
    await expectSeen('consent-preferences')
  })

  it('opens from the notice too, begins with what holds now, and stores each category by itself [FRAME-13]', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Choose what to allow' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(boxes()).toEqual({ necessary: true, ...NONE })
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Statistics' }))
    expect(boxes()).toEqual({ necessary: true, ...NONE, statistics: true })
    expect(chosen()).toBeUndefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Save my choice' }))
    expect(currentConsent('optOut')).toEqual({ ...NONE, statistics: true })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('changes nothing where it is closed without an answer, and begins anew [FRAME-13]', async () => {
    const { settings } = show({ isNoticeHidden: true })
    const dialog = await open(settings)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Marketing' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    expect(chosen()).toBeUndefined()
    await waitFor(() => expect(document.querySelector('dialog form')).toBeNull())
    await open(settings)
    expect(boxes()).toEqual({ necessary: true, ...NONE })
  })

  it.each([
    ['Accept all', ALL],
    ['Reject all', NONE],
  ])('has %s as well [FRAME-13]', async (name, choice) => {
    const { settings } = show({ isNoticeHidden: true })
    const dialog = await open(settings)
    await userEvent.click(dialog.getByRole('button', { name }))
    expect(chosen()).toEqual(choice)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says where the browser is never counted, or asks not to be followed [FRAME-13, STORE-08]', async () => {
    localStorage.setItem('trackingDisabled', 'true')
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    const { settings } = show({ isNoticeHidden: true })
    await open(settings)
    await expectSeen('consent-preferences-refused')
  })

  it('that does not come changes nothing, is reported, and comes at the next try', async () => {
    const reports: Report[] = []
    const stop = catchReports((report) => reports.push(report))
    const loadTexts = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined)
    const { settings } = show({ isNoticeHidden: true, loadTexts })
    // By a key, since a pointer that comes near prepares it.
    settings().focus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(reports).toEqual([{ code: 'consentPreferencesFailed', message: expect.any(String), severity: 2 }]))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(chosen()).toBeUndefined()
    expect((await open(settings)).getByRole('button', { name: 'Save my choice' })).toBeVisible()
    stop()
  })
})
