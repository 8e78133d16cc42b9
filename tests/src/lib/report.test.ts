// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { report } from '../../../src/lib/report.ts'

describe('what went wrong', () => {
  const warn = vi.spyOn(console, 'warn')

  beforeEach(() => {
    vi.useFakeTimers()
    warn.mockReset().mockReturnValue()
  })

  afterEach(() => {
    vi.runAllTimers()
    vi.useRealTimers()
  })

  const fail = () => report({ code: 'listingFailed', message: 'Products could not be loaded', severity: 2, details: { status: 503 } })

  it('is written to the console with its severity and details', () => {
    fail()
    expect(warn).toHaveBeenCalledExactlyOnceWith('[listingFailed] Products could not be loaded', { severity: 2, status: 503 })
  })

  it('is for the console alone where the server has refused it', () => {
    const listen = vi.fn()
    window.addEventListener('report', listen)
    report({ code: 'cart.add', message: 'Cart add failed', isRefused: true })
    expect([warn.mock.calls.length, listen.mock.calls.length]).toEqual([1, 0])
    fail()
    expect(listen).toHaveBeenCalledOnce()
    window.removeEventListener('report', listen)
  })

  it('is not written while the page is being left, whose requests are stopped', () => {
    window.dispatchEvent(new Event('pagehide'))
    fail()
    expect(warn).not.toHaveBeenCalled()
  })

  it('is written again by a page that was kept and that somebody came back to', () => {
    window.dispatchEvent(new Event('pagehide'))
    vi.runAllTimers()
    fail()
    expect(warn).toHaveBeenCalledOnce()
  })
})
