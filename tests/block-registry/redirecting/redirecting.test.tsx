// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Redirecting } from '../../../block-registry/redirecting/redirecting.tsx'
import { CommerceError } from '../../../src/clients/commerce/commerce-client.ts'
import { renderAccountForm } from '../../setup/account-form.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const page = <Redirecting id="block" slots={{}} position={{ index: 0, isAboveFold: true }} meta={{}} data={{}} props={{ text: '' }} />
const RETURNED = { utr: 'U1', redirectResult: 'R1', paymentMethod: 'ideal' }
const returnWith = (query: Readonly<Record<string, string>>, send: () => Promise<unknown>) =>
  renderAccountForm(page, { path: '/redirect', query, send })

describe('the page that a bank or wallet returns to', () => {
  it.each([
    [{}, '/'],
    [{ to: '/help/delivery' }, '/help/delivery'],
    [{ to: '//elsewhere.example' }, '/'],
    [{ utr: 'U1' }, '/'],
  ])('leads with an address like %o, which names no payment, to %s [ROUTE-30]', async (query, path) => {
    const send = vi.fn<() => Promise<unknown>>()
    const { router } = returnWith(query, send)
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
    expect(send).not.toHaveBeenCalled()
  })

  it('asks the shop once how the payment ended, and goes back to the payment with the answer [ROUTE-30]', async () => {
    const { calls, router } = returnWith(RETURNED, async () => ({ statusCode: 'CANCELLED' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/payment'))
    expect(router.state.location.search).toBe('?statusCode=CANCELLED&utr=U1&paymentMethod=ideal')
    expect(calls.filter((call) => call.startsWith('calls'))).toHaveLength(1)
    expect(calls.join()).toContain('"redirectResult":"R1"')
  })

  it('goes back with what the shop says where it refuses to answer [ROUTE-30]', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { router } = returnWith({ utr: 'U1', redirectResult: 'R1' }, async () => {
      throw new CommerceError(0, { code: 'TIMEOUT', message: 'late' })
    })
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/payment'))
    expect(new URLSearchParams(router.state.location.search).get('utr')).toBe('U1')
    expect(new URLSearchParams(router.state.location.search).get('statusCode')).not.toBe('')
    warned.mockRestore()
  })

  it('says that it is busy, and offers the way back after ten seconds without an answer', async () => {
    vi.useFakeTimers()
    returnWith(RETURNED, () => new Promise(() => undefined))
    const way = () => screen.queryByRole('link', { name: 'Back to payment' })
    act(() => vi.advanceTimersByTime(9_999))
    expect(way()).toBeNull()
    act(() => vi.advanceTimersByTime(1))
    expect(way()).toHaveAttribute('href', '/en/checkout/payment')
  })
})
