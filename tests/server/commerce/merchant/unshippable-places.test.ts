import { describe, expect, it } from 'vitest'
import { isUnshippable, unshippablePlaces } from '../../../../server/commerce/merchant/unshippable-places.ts'
import { demoMerchant } from '../../../factories/merchant.ts'

describe('places no parcel goes to', () => {
  it('unshippable regions are named and sorted in the language of the page', () => {
    const names = unshippablePlaces(demoMerchant, 'US', 'es')?.map(({ name }) => name) ?? []
    expect(names).toContain('Puerto Rico')
    expect(names).toContain('Islas Vírgenes de EE. UU.')
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')))
  })

  it('a country whose every region is reached has no unshippable regions', () => {
    expect(unshippablePlaces(demoMerchant, 'GB', 'en')).toBeUndefined()
    expect(unshippablePlaces(demoMerchant, 'constructor', 'en')).toBeUndefined()
  })

  it('an address in an unshippable region is recognised by code and by name', () => {
    expect(['PR', ' pr ', 'Puerto Rico', 'guam'].every((region) => isUnshippable(demoMerchant, { countryCode: 'US', region }))).toBe(true)
    expect(
      [{ countryCode: 'US', region: 'NY' }, { countryCode: 'GB', region: 'PR' }, { countryCode: 'US' }].some((address) =>
        isUnshippable(demoMerchant, address),
      ),
    ).toBe(false)
  })
})
