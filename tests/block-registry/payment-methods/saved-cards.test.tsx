// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SavedCards } from '../../../block-registry/payment-methods/saved-cards.tsx'
import type { StoredPayment } from '../../../schemas/api/stored-payment.ts'
import { CommerceError } from '../../../src/clients/commerce/commerce-client.ts'
import { renderInAccount } from '../../setup/account-block.tsx'
import { expectSeen } from '../../setup/expect-seen.ts'
import { messagesOf } from '../../setup/messages.ts'

// The provider's encryption needs a key of the provider's.
vi.mock('../../../src/clients/payments/card-encryption.ts', () => ({
  encryptCard: () => async () => ({
    encryptedCardNumber: 'a',
    encryptedExpiryMonth: 'b',
    encryptedExpiryYear: 'c',
    encryptedSecurityCode: 'd',
  }),
}))

afterEach(cleanup)

const VISA: StoredPayment = {
  id: '1',
  type: 'scheme',
  brand: 'visa',
  lastFour: '1111',
  expiryMonth: '03',
  expiryYear: '2036',
  holderName: 'Jane Alder',
  default: false,
}

interface Shop {
  /** What listing is refused with. */
  readonly listing?: CommerceError
  /** What every change is refused with. */
  readonly changing?: CommerceError
}

const open = async ({ listing, changing }: Shop): Promise<void> => {
  renderInAccount(<SavedCards />, async ({ method }) => {
    if (method !== 'GET' && changing !== undefined) throw changing
    if (listing !== undefined) throw listing
    return [VISA]
  })
  await screen.findByRole(listing === undefined ? 'listitem' : 'alert')
}

const text = (key: string): string => String(messagesOf('en')[key])
/** By which log and collector know a failure. */
const INCIDENT = /^E-[0-9A-F]{8}$/
const refusal = (status: number, code = 'SERVER_ERROR') => new CommerceError(status, { code, message: '' })
const press = async (name: string | RegExp): Promise<void> => userEvent.click(await screen.findByRole('button', { name }))

it('the saved cards, and the form of a new one, are what their pages of seen/in-use say', async () => {
  await open({})
  await expectSeen('saved-cards')
  await userEvent.click(screen.getAllByRole('button', { name: text('myAccount.addCard') })[0] ?? document.body)
  await screen.findByLabelText('Card number')
  await expectSeen('new-card')
})

it('a card that is not to be removed after all stays, and its question goes', async () => {
  await open({})
  await press(/^Remove/)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: text('core.close') }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('listitem')).toHaveTextContent('Visa •••• 1111')
})

describe('cards that cannot be listed', () => {
  it.each([
    ['no longer the shopper’s', 401, 'unauthorized'],
    ['out of reach', 503, 'unableToList'],
  ])('%s say so in their own words, with the incident of a failure [PAY-01, CODE-02]', async (_why, status, code) => {
    await open({ listing: refusal(status) })
    expect(screen.getByRole('alert')).toHaveTextContent(text(`codes.payment.${code}`))
    expect(screen.queryByText(INCIDENT) !== null).toBe(status === 503)
  })
})

describe('a card that is refused', () => {
  it.each([
    ['too often', 429, 'TOO_MANY_ATTEMPTS', 'tooManyAttempts'],
    ['by the provider', 422, 'CARD_REFUSED', 'unableToAdd'],
  ])('%s when it is added says so, and the form stays open [PAY-03, CODE-02]', async (_why, status, code, key) => {
    await open({ changing: refusal(status, code) })
    await press(text('myAccount.addCard'))
    const form = within(await screen.findByRole('dialog', { name: text('myAccount.addCard') }))
    const typed = {
      [text('checkout.card.number')]: '4111111111111111',
      [text('checkout.card.expiry')]: '0336',
      [text('checkout.card.securityCode')]: '737',
      [text('checkout.card.holderName')]: 'Jane Alder',
    }
    for (const [label, value] of Object.entries(typed)) await userEvent.type(form.getByLabelText(label), value)
    await userEvent.click(form.getByRole('button', { name: text('myAccount.saveCard') }))
    expect(await form.findByText(text(`codes.payment.${key}`))).toBeVisible()
  })

  it.each([401, 429, 500])(
    'when it is removed says that it was not, whatever the reason but a session that is over, and names the incident of a failure: %i [PAY-02]',
    async (status) => {
      await open({ changing: refusal(status, status === 429 ? 'RATE_LIMITED' : 'SERVER_ERROR') })
      await press(/^Remove/)
      const dialog = within(await screen.findByRole('dialog', { name: text('myAccount.removeCard') }))
      await userEvent.click(dialog.getByRole('button', { name: text('myAccount.remove') }))
      expect(await dialog.findByRole('alert')).toHaveTextContent(
        text(`codes.payment.${status === 401 ? 'unauthorized' : 'unableToDelete'}`),
      )
      expect(dialog.queryByText(INCIDENT) !== null).toBe(status === 500)
    },
  )

  it('when it is made the default or renamed says that it was not changed, until the next try [PAY-04, CODE-02]', async () => {
    await open({ changing: refusal(500) })
    await press(/default/i)
    expect(await screen.findByText(text('codes.payment.unableToUpdate'))).toBeVisible()
    await press(/^Edit/)
    expect(screen.queryByText(text('codes.payment.unableToUpdate'))).toBeNull()
    await press(text('myAccount.saveCard'))
    expect(await screen.findByText(text('codes.payment.unableToUpdate'))).toBeVisible()
    expect(screen.getByText(INCIDENT)).toBeVisible()
  })
})
