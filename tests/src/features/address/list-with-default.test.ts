import { describe, expect, it, vi } from 'vitest'
import type { Address } from '../../../../schemas/api/address.ts'
import { CommerceError, type CommerceCall } from '../../../../src/clients/commerce/commerce-client.ts'
import { listWithDefault } from '../../../../src/features/address/list-with-default.ts'
import { commerceOf } from '../../../setup/checkout-step.tsx'

const saved = (reference: string, change: Partial<Address> = {}): Address => ({
  reference,
  type: 'shipping',
  default: false,
  countryCode: 'JP',
  locale: 'ja-JP',
  addressLine1: `${reference}丁目`,
  ...change,
})

/** What is listed, and what was changed for it. */
const listed = async (locale: string, addresses: readonly Address[], isRefused = false) => {
  const changes: CommerceCall[] = []
  const commerce = commerceOf(async (call) => {
    if (call.method === 'GET') return addresses
    changes.push(call)
    if (isRefused) throw new CommerceError(503, { code: 'UNAVAILABLE', message: '' })
    return call.body
  })
  return { changes, list: await listWithDefault(locale)(commerce) }
}

const defaults = (list: readonly Address[]) => list.filter((address) => address.default === true).map(({ reference }) => reference)

describe('the saved addresses of a signed-in shopper', () => {
  it.each(['ja-JP', 'en-JP'])('have the first one of %s as its default where it has none [ADDR-04]', async (locale) => {
    const other = locale === 'ja-JP' ? 'en-JP' : 'ja-JP'
    const addresses = [
      saved('bill', { locale, type: 'billing' }),
      saved('other', { locale: other, default: true }),
      saved('first', { locale }),
      saved('second', { locale }),
    ]
    const { list, changes } = await listed(locale, addresses)
    expect(changes).toEqual([
      expect.objectContaining({
        method: 'PUT',
        path: '/api/v1/addresses/first',
        body: expect.objectContaining({ default: true, addressLine1: 'first丁目' }),
      }),
    ])
    expect(defaults(list)).toEqual(['other', 'first'])
  })

  it('keep the default that is there, and nothing is changed elsewhere or without an address of the locale [ADDR-04]', async () => {
    for (const [locale, addresses] of [
      ['ja-JP', [saved('first'), saved('second', { default: true })]],
      ['ja-JP', [saved('english', { locale: 'en-JP' })]],
      ['ja-JP', []],
      ['en-GB', [saved('london', { locale: 'en-GB', countryCode: 'GB' })]],
    ] as const) {
      const { list, changes } = await listed(locale, addresses)
      expect([list, changes]).toEqual([addresses, []])
    }
  })

  it('are listed as they are where none can be made the default [ADDR-04]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { list } = await listed('ja-JP', [saved('first')], true)
    expect(list).toEqual([saved('first')])
  })
})
