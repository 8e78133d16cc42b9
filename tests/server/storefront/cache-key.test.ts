import { expect, it } from 'vitest'
import { pageAddress } from '../../../server/storefront/cache-key.ts'

it('distinguishes pages by the tabs they show, for every parameter whose name begins with tab [CRUMB-07]', () => {
  const address = pageAddress(
    new URL('http://localhost/en/help/care?utm_source=x&tab=linen&tabCare=wool&table-of-everything-that-is-long-enough=1'),
  )
  expect(address.search).toBe('?tab=linen&tabCare=wool')
})

it('takes the first of a repeated parameter', () => {
  expect(pageAddress(new URL('http://localhost/en/?tab=linen&tab=wool')).search).toBe('?tab=linen')
})
