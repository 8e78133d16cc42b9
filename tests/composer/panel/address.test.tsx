// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AddressAnswer } from '../../../schemas/api/compose-pages.ts'
import { showPanel } from './show-panel.tsx'

afterEach(cleanup)

const FIELDS = { title: { en: 'Help' }, key: { en: 'landing/help' }, kind: { en: 'landing' } }
const FREE: AddressAnswer = { state: 'free', message: 'This address is free.' }

describe('the address of a landing page', () => {
  it('is edited as an address, checked once it is typed, and stored as the key', async () => {
    const checkAddress = vi.fn(async (_path: string) => FREE)
    const { changes } = showPanel({ type: 'page', fields: FIELDS, services: { checkAddress } })
    const field = screen.getByLabelText<HTMLInputElement>('Address')
    expect(field.value).toBe('/help')
    expect(screen.queryByLabelText('Key')).toBeNull()
    await userEvent.type(field, '/delivery')
    await screen.findByText('This address is free.')
    expect(changes).toHaveBeenLastCalledWith('key', 'en', 'landing/help/delivery')
    expect(checkAddress.mock.calls).toEqual([['/help/delivery']])
  })

  it('stays what it was while what is typed can be none, and takes what is offered', async () => {
    const checkAddress = async (path: string): Promise<AddressAnswer> =>
      path === '/help Me' ? { state: 'invalid', message: 'Small letters.', suggestion: '/help-me' } : FREE
    const { changes } = showPanel({ type: 'page', fields: FIELDS, services: { checkAddress } })
    const field = screen.getByLabelText<HTMLInputElement>('Address')
    await userEvent.type(field, ' Me')
    await screen.findByText('Small letters.')
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['/help Me', 'true'])
    expect(changes).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Use /help-me' }))
    await waitFor(() => expect(changes).toHaveBeenLastCalledWith('key', 'en', 'landing/help-me'))
    expect(field.value).toBe('/help-me')
  })

  it('says so where it cannot be checked now', async () => {
    showPanel({ type: 'page', fields: FIELDS, services: { checkAddress: async () => Promise.reject(new Error('down')) } })
    await userEvent.type(screen.getByLabelText('Address'), '/x')
    await screen.findByText(/could not be checked/)
  })

  it('is asked about by nobody who only looks, and of other pages it is their key', async () => {
    const checkAddress = vi.fn(async (_path: string) => FREE)
    showPanel({ type: 'page', fields: { ...FIELDS, key: { en: 'home' } }, services: { checkAddress } })
    expect(screen.getByLabelText<HTMLInputElement>('Key').value).toBe('home')
    cleanup()
    showPanel({ type: 'page', fields: FIELDS, services: { checkAddress } })
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(checkAddress).not.toHaveBeenCalled()
  })
})
