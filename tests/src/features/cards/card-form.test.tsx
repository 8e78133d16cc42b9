// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { encryptCard } from '../../../../src/clients/payments/card-encryption.ts'
import { CardForm } from '../../../../src/features/cards/card-form.tsx'
import { render } from '../../../setup/render.tsx'

vi.mock('../../../../src/clients/payments/card-encryption.ts')

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const SEALED = {
  cardHolderName: 'Jane Alder',
  encryptedCardNumber: 'n',
  encryptedExpiryMonth: 'm',
  encryptedExpiryYear: 'y',
  encryptedSecurityCode: 's',
}

it('a card that cannot be encrypted is reported under the incident that the form names, until the next try', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.mocked(encryptCard).mockReturnValueOnce(() => Promise.reject(new Error('The card key cannot be read: status 503')))
  vi.mocked(encryptCard).mockReturnValueOnce(async () => SEALED)
  const onCard = vi.fn()
  render(<CardForm id="card" action="Review order" clientKey="key" onCard={onCard} />)
  await userEvent.type(screen.getByLabelText('Card number'), '4111 1111 1111 1111')
  await userEvent.type(screen.getByLabelText('Expiry date'), '03/99')
  await userEvent.type(screen.getByLabelText('Security code'), '737')
  await userEvent.type(screen.getByLabelText('Name on card'), 'Jane Alder')
  await userEvent.click(screen.getByRole('button', { name: 'Review order' }))
  const incident = (await screen.findByText(/^E-[0-9A-F]{8}$/)).textContent
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('[cardEncryption]'), { incident })
  expect(onCard).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Review order' }))
  await waitFor(() => expect(onCard).toHaveBeenCalledExactlyOnceWith({ ...SEALED, lastFour: '1111' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
