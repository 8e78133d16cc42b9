// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { SavedAddresses } from '../../../block-registry/address-book/saved-addresses.tsx'
import type { Address } from '../../../schemas/api/address.ts'
import { formSchemaOf } from '../../../server/commerce/forms/form-schema.ts'
import { CommerceError } from '../../../src/clients/commerce/commerce-client.ts'
import { renderInAccount } from '../../setup/account-block.tsx'
import { expectSeen } from '../../setup/expect-seen.ts'
import { messagesOf } from '../../setup/messages.ts'

afterEach(cleanup)

const HOME: Address = {
  reference: '1',
  type: 'shipping',
  default: false,
  firstName: 'Jane',
  lastName: 'Alder',
  addressLine1: '1 Mill Lane',
  city: 'Leeds',
  postcode: 'LS1 4DY',
  countryCode: 'GB',
  locale: 'en-GB',
}

interface Shop {
  /** What listing is refused with. */
  readonly listing?: CommerceError
  /** What every change is refused with. */
  readonly changing?: CommerceError
}

const open = async ({ listing, changing }: Shop): Promise<void> => {
  renderInAccount(<SavedAddresses />, async ({ method, path }) => {
    const [, country = '', type = ''] = /^\/api\/validation\/(\w+)\/(\w+)$/.exec(path) ?? []
    if (country !== '') return formSchemaOf(country.toUpperCase(), type as 'shipping', 'en')
    if (method !== 'GET' && changing !== undefined) throw changing
    if (listing !== undefined) throw listing
    return [HOME]
  })
  await screen.findByRole(listing === undefined ? 'listitem' : 'alert')
}

const text = (key: string): string => String(messagesOf('en')[key])
/** By which log and collector know a failure. */
const INCIDENT = /^E-[0-9A-F]{8}$/
const refusal = (status: number, code = 'SERVER_ERROR') => new CommerceError(status, { code, message: '' })
const press = async (name: string | RegExp): Promise<void> => userEvent.click(await screen.findByRole('button', { name }))

describe('addresses that cannot be listed', () => {
  it.each([
    ['no longer the shopper’s', 401, 'unauthorized'],
    ['out of reach', 503, 'unableToList'],
  ])('%s say so in their own words, and can be asked for again [ADDR-07, CODE-03]', async (_why, status, code) => {
    await open({ listing: refusal(status) })
    expect(screen.getByRole('alert')).toHaveTextContent(text(`codes.address.${code}`))
    expect(screen.getByRole('button', { name: text('core.tryAgain') })).toBeVisible()
    expect(screen.queryByText(INCIDENT) !== null).toBe(status === 503)
  })
})

it('the saved addresses, and the form of a new one, are what their pages of seen/in-use say', async () => {
  await open({})
  await expectSeen('saved-addresses')
  await userEvent.click(screen.getAllByRole('button', { name: text('myAccount.addAddress') })[0] ?? document.body)
  const form = within(await screen.findByRole('dialog', { name: text('myAccount.addAddress') }))
  await form.findByLabelText('Postcode')
  await expectSeen('new-address')
})

it('an address that is not to be removed after all stays, and its question goes', async () => {
  await open({})
  await press(/^Remove/)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: text('core.close') }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('listitem')).toHaveTextContent('1 Mill Lane')
})

describe('an address that is refused', () => {
  it('when it is added says that it was not saved with the incident, and keeps what was typed [ADDR-06, CODE-03]', async () => {
    await open({ changing: refusal(500) })
    await userEvent.click(screen.getAllByRole('button', { name: text('myAccount.addAddress') })[0] ?? document.body)
    const form = within(await screen.findByRole('dialog', { name: text('myAccount.addAddress') }))
    const typed = { 'First name': 'Jane', 'Last name': 'Alder', Address: '2 Mill Lane', 'Town or city': 'Leeds', Postcode: 'LS1 4DY' }
    for (const [label, value] of Object.entries(typed)) await userEvent.type(await form.findByLabelText(label), value)
    await press(text('myAccount.saveAddress'))
    expect(await form.findByRole('alert')).toHaveTextContent(text('codes.address.unableToAdd'))
    expect(form.getByText(INCIDENT)).toBeVisible()
    expect(form.getByLabelText('Address')).toHaveValue('2 Mill Lane')
  })

  it('when it is changed says that it was not changed with the incident [ADDR-06, CODE-03]', async () => {
    await open({ changing: refusal(500) })
    await press(/^Edit/)
    await press(text('myAccount.saveAddress'))
    expect(await screen.findByText(text('codes.address.unableToUpdate'))).toBeVisible()
    expect(screen.getByText(INCIDENT)).toBeVisible()
  })

  it('when it is removed says that it was not removed with the incident [ADDR-06, CODE-03]', async () => {
    await open({ changing: refusal(500) })
    await press(/^Remove/)
    const dialog = within(await screen.findByRole('dialog', { name: text('myAccount.removeAddress') }))
    await userEvent.click(dialog.getByRole('button', { name: text('myAccount.remove') }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(text('codes.address.unableToDelete'))
    expect(dialog.getByText(INCIDENT)).toBeVisible()
  })

  it('for want of an answer says that the shopper seems to be offline [CODE-06]', async () => {
    await open({ changing: new CommerceError(0, { code: 'NETWORK_ERROR', message: '' }) })
    await press(/default/i)
    expect(await screen.findByText(text('codes.client.networkError'))).toBeVisible()
  })

  it('for want of a session asks to sign in again, without an incident [CODE-03]', async () => {
    await open({ changing: refusal(401) })
    await press(/default/i)
    expect(await screen.findByText(text('codes.address.unauthorized'))).toBeVisible()
    expect(screen.queryByText(INCIDENT)).toBeNull()
  })
})
