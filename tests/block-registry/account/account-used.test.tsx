// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { AccountData } from '../../../block-registry/account-data/account-data.tsx'
import { AccountHome } from '../../../block-registry/account-home/account-home.tsx'
import { AccountMenu } from '../../../block-registry/account-menu/account-menu.tsx'
import { AccountProfile } from '../../../block-registry/account-profile/account-profile.tsx'
import { AddressBook } from '../../../block-registry/address-book/address-book.tsx'
import { OrderHistory } from '../../../block-registry/order-history/order-history.tsx'
import { PaymentMethods } from '../../../block-registry/payment-methods/payment-methods.tsx'
import { SetPassword } from '../../../block-registry/set-password/set-password.tsx'
import { formSchemaOf } from '../../../server/commerce/forms/form-schema.ts'
import { CommerceError, type CommerceCall } from '../../../src/clients/commerce/commerce-client.ts'
import { GUEST } from '../../../src/clients/identity/account-state.ts'
import { IdentityError } from '../../../src/clients/identity/identity-error.ts'
import { renderAccountForm } from '../../setup/account-form.tsx'
import { expectUsed } from '../../setup/expect-used.ts'

const block = { id: 'block', slots: {}, position: { index: 0, isAboveFold: true }, meta: {}, data: {} } as const
const heading = { heading: '' }
const state = { ...GUEST, isUserSignedIn: true, userEmail: 'ada@example.com', userGivenName: 'Ada', userFamilyName: 'King' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const address = (reference: string, type: 'shipping' | 'billing', isDefault: boolean) => ({
  reference,
  type,
  default: isDefault,
  firstName: 'Ada',
  lastName: 'King',
  addressLine1: `${reference} Mill Lane`,
  city: 'Leeds',
  postcode: 'LS1 4DY',
  countryCode: 'GB',
  locale: 'en-GB',
})
const card = (id: string, expiryYear: string, isDefault: boolean) => ({
  id,
  type: 'scheme',
  brand: 'visa',
  lastFour: `111${id}`,
  expiryMonth: '03',
  expiryYear,
  holderName: 'Ada King',
  default: isDefault,
})
const order = {
  orderReference: 'GB1',
  status: 'shipped',
  placedAt: Date.UTC(2026, 10, 2),
  currency: 'GBP',
  items: [{ sku: 'A', productId: '1', name: 'Tee', brand: 'Alder', quantity: 2, price: 10, thumbnailUrl: '' }],
  summary: { totalItemCost: 20, totalDiscount: 0, deliveryCost: 0, totalTax: 0, totalCost: 20 },
  shippingMethod: 'standard',
}
const STORED: Readonly<Record<string, unknown>> = {
  '/api/v1/addresses': [address('1', 'shipping', true), address('2', 'shipping', false), address('3', 'billing', true)],
  '/api/v1/account/payments': [card('1', '2036', true), card('2', '2036', false), card('3', '2020', false)],
  '/api/v1/account/marketing': { subscribed: false },
  '/api/order/history': { orders: [order], lastKey: 'GB1', lastKeyTs: 1 },
}

/** What is stored can be read; every change is refused. */
const send = async ({ method, path }: CommerceCall): Promise<unknown> => {
  const [, country = '', type = ''] = /^\/api\/validation\/(\w+)\/(\w+)$/.exec(path) ?? []
  if (country !== '') return formSchemaOf(country.toUpperCase(), type as 'shipping', 'en')
  if (method === 'GET' && path in STORED) return STORED[path]
  throw new CommerceError(503, { code: 'SERVER_ERROR', message: 'not now' })
}
const refuse = async (): Promise<never> => {
  throw new IdentityError('NotAuthorizedException', 'Incorrect username or password.')
}

describe('using everything of an account, where every change is refused,', () => {
  it.each<readonly [string, ReactElement]>([
    ['account-home', <AccountHome key="home" {...block} slots={{ menu: undefined, below: undefined }} props={heading} />],
    ['account-menu', <AccountMenu key="menu" />],
    ['account-profile', <AccountProfile key="profile" {...block} props={heading} />],
    ['account-data', <AccountData key="data" {...block} props={heading} />],
    ['address-book', <AddressBook key="book" {...block} props={heading} />],
    ['payment-methods', <PaymentMethods key="cards" {...block} props={heading} />],
    ['order-history', <OrderHistory key="history" {...block} props={heading} />],
    ['set-password', <SetPassword key="password" {...block} props={{ heading: '', text: '' }} />],
  ])('%s does what its page of used/in-use says', async (name, view) => {
    const { calls } = renderAccountForm(view, { state, send, identity: { signIn: refuse, changePassword: refuse, updateProfile: refuse } })
    vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void calls.push(`reports ${String(line)}`))
    await expectUsed(name, calls)
  })
})
