// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EmailPopup } from '../../../../../src/features/sign-up/popup/email-popup.tsx'
import { wantsEmailPopup } from '../../../../../src/features/sign-up/popup/wants-email-popup.ts'
import { storeMembership } from '../../../../../src/features/sign-up/list-member.ts'
import type { Report } from '../../../../../src/lib/report.ts'
import { site } from '../../../../factories/site.ts'
import { catchReports } from '../../../../setup/reports.ts'
import { expectSeen } from '../../../../setup/expect-seen.ts'
import { render } from '../../../../setup/render.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
})

describe('the form of the marketing service', () => {
  it('is tried out of sight in a frame, and the dialog opens once it has a height [EMAIL-11, EMAIL-12]', async () => {
    render(<EmailPopup />, { site: 'us' })
    const trial = screen.getByTitle<HTMLIFrameElement>('News from us')
    expect(screen.queryByRole('dialog')).toBeNull()
    await expectSeen('email-popup-tried')
    const form = Object.defineProperty(document.createElement('form'), 'scrollHeight', { value: 420 })
    form.dataset['newsletterForm'] = ''
    const page = document.implementation.createHTMLDocument()
    page.body.append(form)
    vi.spyOn(trial, 'contentDocument', 'get').mockReturnValue(page)
    act(() => vi.advanceTimersByTime(10))
    expect(screen.getByRole('dialog')).toBeVisible()
    await expectSeen('email-popup')
    act(() => screen.getByRole('button', { name: 'Close' }).click())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that never comes is never seen, and reported [EMAIL-13]', () => {
    const reports: Report[] = []
    const stop = catchReports((report) => reports.push(report))
    render(<EmailPopup />)
    act(() => vi.advanceTimersByTime(20_000))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(reports.map(({ code }) => code)).toEqual(['newsletterEmbedFailed'])
    stop()
  })

  it('is left alone once the page has gone', () => {
    const { unmount } = render(<EmailPopup />)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the offer of letters', () => {
  const klaviyo = { enabled: true, companyId: 'c', formId: 'f' }
  const wants = (changes: object, mode: 'optIn' | 'optOut' = 'optOut', hideEmailPopup = false) => {
    const { integrations } = site('us')
    return wantsEmailPopup(site('us', { integrations: { ...integrations, klaviyo: { ...klaviyo, ...changes } }, consent: { mode } }), {
      hideEmailPopup,
    })
  }

  it('is made where the service is set up and the shopper may be written to, and to nobody on the list [CAMP-06]', () => {
    expect(wants({})).toBe(true)
    expect(wants({ enabled: false })).toBe(false)
    expect(wants({ companyId: undefined })).toBe(false)
    expect(wants({ formId: undefined })).toBe(false)
    expect(wants({}, 'optIn')).toBe(false)
    expect(wants({}, 'optOut', true)).toBe(false)
    storeMembership(localStorage)
    expect(wants({})).toBe(false)
  })
})
