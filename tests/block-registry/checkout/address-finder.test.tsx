// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AddressFinder } from '../../../block-registry/checkout/address-finder.tsx'
import { CommerceError, type CommerceCall } from '../../../src/clients/commerce/commerce-client.ts'
import { CommerceProvider } from '../../../src/clients/commerce/commerce-context.tsx'
import { commerceOf } from '../../setup/checkout-step.tsx'
import { render } from '../../setup/render.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const HOUSES = [1, 2].map((number) => ({ addressLine1: `${number} Mill Lane`, city: 'Leeds', postcode: 'LS1 4DY' }))

const show = (answer: () => Promise<unknown> = async () => HOUSES, site: 'gb' | 'us' = 'gb') => {
  const onFound = vi.fn()
  const send = vi.fn((_call: CommerceCall) => answer())
  const onSubmit = vi.fn()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <CommerceProvider value={commerceOf((call) => send(call))}>
      <form onSubmit={onSubmit}>
        <AddressFinder onFound={onFound} />
      </form>
    </CommerceProvider>,
    { site },
  )
  return { onFound, send, onSubmit }
}

const postcode = () => screen.getByRole('textbox', { name: 'Search by postcode' })
const told = () => screen.getByRole('status')

describe('the finder of addresses', () => {
  it('fills the fields by keyboard alone: a postcode, Enter, and a choice', async () => {
    const { onFound, send, onSubmit } = show()
    await userEvent.type(postcode(), 'ls1 4dy{Enter}')
    const list = await screen.findByRole('combobox', { name: 'Your address' })
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ path: '/api/address-lookup', query: { postcode: 'ls1 4dy' } }))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['2 addresses found', '1 Mill Lane, Leeds', '2 Mill Lane, Leeds'])
    await userEvent.selectOptions(list, '2 Mill Lane, Leeds')
    expect(onFound).toHaveBeenCalledWith(HOUSES[1])
    expect(told()).toHaveTextContent('The fields below are filled in.')
  })

  it.each([
    ['has no address', async () => [], 'We know no address with this postcode.'],
    ['is none', async () => Promise.reject(new CommerceError(422, { code: 'POSTCODE_INVALID', message: '' })), 'Please check the postcode'],
    [
      'cannot be looked up',
      async () => Promise.reject(new CommerceError(503, { code: 'X', message: '' })),
      'We could not look it up just now.',
    ],
    ['is not answered for', async () => Promise.reject(new TypeError('offline')), 'We could not look it up just now.'],
  ])('says what to do where a postcode %s', async (_, answer, text) => {
    show(answer)
    await userEvent.type(postcode(), 'LS1 4DY{Enter}')
    expect(await screen.findByText(text, { exact: false })).toBeVisible()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('gives up after two and a half seconds, and leaves out an answer that comes later', async () => {
    vi.useFakeTimers()
    let answer = (_: unknown): void => undefined
    show(() => new Promise((resolve) => (answer = resolve)))
    fireEvent.change(postcode(), { target: { value: 'LS1 4DY' } })
    fireEvent.click(screen.getByRole('button', { name: 'Find address' }))
    await act(() => vi.advanceTimersByTimeAsync(2_400))
    expect(told()).toBeEmptyDOMElement()
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(told()).toHaveTextContent('We could not look it up just now.')
    await act(async () => answer(HOUSES))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('is not there on a site without a directory', () => {
    show(undefined, 'us')
    expect(screen.queryByRole('group')).toBeNull()
  })
})
