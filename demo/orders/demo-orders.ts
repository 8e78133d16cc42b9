import type { Address } from '../../schemas/api/address.ts'
import type { OrderStatus } from '../../schemas/api/checkout.ts'
import { demoAccounts } from './demo-accounts.ts'
import { defined } from '../../src/lib/defined.ts'

/** An order the demo begins with (contracts 13). */
export interface DemoOrder {
  readonly orderReference: string
  readonly country: string
  readonly language: string
  readonly email: string
  readonly phone: string
  readonly accountId?: string
  readonly status: OrderStatus
  readonly placedDaysAgo: number
  /** Pieces of its first line that were in its parcel, where not all of the order was. */
  readonly shippedPieces?: number
  /** The part of what it cost that was paid back. */
  readonly refundedPart?: number
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[]
  readonly delivery: Address
}

const jane = { email: demoAccounts.jane.email, accountId: demoAccounts.jane.sub } as const

const london: Address = {
  firstName: 'Jane',
  lastName: 'Alder',
  addressLine1: '12 Lamb’s Conduit Street',
  city: 'London',
  postcode: 'WC1N 3LL',
  countryCode: 'GB',
  phoneNumber: '+447400123456',
}
const newYork: Address = {
  firstName: 'Jane',
  lastName: 'Alder',
  addressLine1: '148 Greene Street',
  city: 'New York',
  region: 'US-NY',
  postcode: '10012',
  countryCode: 'US',
  phoneNumber: '+12015550123',
}
const tokyo: Address = {
  firstName: 'はなこ',
  lastName: 'やまだ',
  postcode: '150-0001',
  region: 'JP-13',
  city: '渋谷区',
  addressLine1: '神宮前1-2-3',
  countryCode: 'JP',
  phoneNumber: '+819012345678',
}
const dubai: Address = {
  firstName: 'Layla',
  lastName: 'Haddad',
  addressLine1: 'Al Wasl Road 44',
  city: 'Dubai',
  region: 'AE-DU',
  countryCode: 'AE',
  phoneNumber: '+971501234567',
}

const gb = { ...jane, country: 'GB', language: 'en', phone: '+447400123456', delivery: london } as const

/** By the position among Jane's further orders: all of a returned one, half of a delivered one. */
const REFUNDED_PARTS: Readonly<Record<number, number>> = { 6: 1, 7: 0.5 }

/** The named orders of contracts 13, and as many of Jane's as make a second page of her history. */
export const demoOrders: readonly DemoOrder[] = [
  {
    ...jane,
    orderReference: 'US10000001',
    country: 'US',
    language: 'en',
    phone: '+12015550123',
    status: 'shipped',
    placedDaysAgo: 4,
    lines: [
      { sku: '900001-WHITE-M', quantity: 2 },
      { sku: '900015-FOREST-M', quantity: 1 },
    ],
    delivery: newYork,
  },
  {
    ...gb,
    orderReference: 'GB10000001',
    status: 'delivered',
    placedDaysAgo: 21,
    lines: [
      { sku: '900001-NAVY-M', quantity: 1 },
      { sku: '900003-NATURAL-ONESIZE', quantity: 1 },
    ],
  },
  {
    orderReference: 'JP10000001',
    country: 'JP',
    language: 'ja',
    email: 'guest@example.com',
    phone: '+819012345678',
    status: 'processing',
    placedDaysAgo: 1,
    lines: [{ sku: '900001-WHITE-S', quantity: 1 }],
    delivery: tokyo,
  },
  {
    orderReference: 'AE10000001',
    country: 'AE',
    language: 'ar',
    email: 'guest@example.com',
    phone: '+971501234567',
    status: 'pendingPayment',
    placedDaysAgo: 1,
    lines: [{ sku: '900001-NAVY-L', quantity: 1 }],
    delivery: dubai,
  },
  ...[
    'placed',
    'processing',
    'partiallyShipped',
    'shipped',
    'delivered',
    'cancelled',
    'returned',
    'delivered',
    'delivered',
    'delivered',
  ].map((status, index): DemoOrder => ({
    ...gb,
    orderReference: `GB${10_000_002 + index}`,
    // The list above has status values only; `map` widens them to `string`.
    status: status as OrderStatus,
    placedDaysAgo: 30 * (index + 1),
    ...(status === 'partiallyShipped' ? { shippedPieces: 1 } : {}),
    ...defined({ refundedPart: REFUNDED_PARTS[index] }),
    lines: [{ sku: index % 2 === 0 ? '900001-WHITE-M' : '900001-NAVY-L', quantity: 1 + (index % 3) }],
  })),
]

/** Jane's address book: two shipping addresses and one billing address. */
export const janesAddresses: readonly { readonly type: 'shipping' | 'billing'; readonly isDefault: boolean; readonly address: Address }[] =
  [
    { type: 'shipping', isDefault: true, address: { ...london, locale: 'en-GB' } },
    { type: 'shipping', isDefault: true, address: { ...newYork, locale: 'en-US' } },
    {
      type: 'billing',
      isDefault: true,
      address: { addressLine1: '12 Lamb’s Conduit Street', city: 'London', postcode: 'WC1N 3LL', countryCode: 'GB', locale: 'en-GB' },
    },
  ]
