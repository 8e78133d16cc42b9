import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkForm } from '../../../server/commerce/forms/check-form.ts'
import { formSchemaOf } from '../../../server/commerce/forms/form-schema.ts'
import { readFormSchema } from '../../../server/commerce/forms/read-form-schema.ts'
import { tidy } from '../../../src/lib/check-field.ts'
import { addresses } from '../../factories/checkout.ts'

const wrongFields = (country: string, values: Readonly<Record<string, unknown>>, language = 'en') =>
  checkForm({ country, type: 'shipping', language, values }).map(({ path }) => path)

describe('address forms', () => {
  it('exist for every country of the demo, each in its own order [CALL-33, CALL-34]', () => {
    expect(formSchemaOf('GB', 'shipping', 'en')?.['x-order']).toEqual([
      'firstName',
      'lastName',
      'addressLine1',
      'addressLine2',
      'city',
      'postcode',
      'phoneNumber',
    ])
    expect(formSchemaOf('JP', 'shipping', 'ja')?.['x-order']).toEqual([
      'lastName',
      'firstName',
      'postcode',
      'region',
      'city',
      'addressLine1',
      'addressLine2',
      'phoneNumber',
    ])
    expect(formSchemaOf('AE', 'shipping', 'en')?.properties).not.toHaveProperty('postcode')
    expect(formSchemaOf('US', 'shipping', 'en')?.required).toContain('region')
    expect(formSchemaOf('XX', 'shipping', 'en')).toBeUndefined()
  })

  it('accept a real address of each country [ADDR-01]', () => {
    for (const [country, address] of Object.entries(addresses)) {
      const { AE } = addresses
      const withoutPostcode = {
        firstName: AE.firstName,
        lastName: AE.lastName,
        addressLine1: AE.addressLine1,
        city: AE.city,
        region: AE.region,
        countryCode: 'AE',
      }
      const values = country === 'AE' ? withoutPostcode : address
      expect([country, wrongFields(country, values, country === 'JP' ? 'ja' : 'en')]).toEqual([country, []])
    }
  })

  it('know postcodes that exist from those that cannot [ADDR-01]', () => {
    const cases: readonly (readonly [string, readonly string[], readonly string[]])[] = [
      ['GB', ['SW1A 1AA', 'M1 1AE', 'B33 8TH', 'EC1A1BB', 'w1a 0ax'], ['12345', 'SW1A', 'SW1A 1AAA', '1AA SW1', '']],
      ['US', ['10012', '90210-1234'], ['1001', '100123', 'ABCDE', '10012-12']],
      ['CA', ['H2X 1Y4', 'k1a0b1', 'V6B-1A1'], ['D2X 1Y4', 'H2X 1O4', '12345', 'H2X1Y']],
      ['JP', ['150-0001', '1500001'], ['150-001', '15-00001', 'abc-defg']],
    ]
    for (const [country, good, bad] of cases) {
      const address = { ...addresses[country as keyof typeof addresses] }
      const language = country === 'JP' ? 'ja' : 'en'
      for (const postcode of good) expect([postcode, wrongFields(country, { ...address, postcode }, language)]).toEqual([postcode, []])
      for (const postcode of bad)
        expect([postcode, wrongFields(country, { ...address, postcode }, language)]).toEqual([postcode, ['postcode']])
    }
  })

  it('the address form of Japan requires kana names in Japanese and Latin letters in English [ADDR-01]', () => {
    const latin = { ...addresses.JP, firstName: 'Hanako', lastName: 'Yamada' }
    expect(wrongFields('JP', latin, 'ja')).toEqual(['firstName', 'lastName'])
    expect(wrongFields('JP', latin, 'en')).toEqual([])
    expect(formSchemaOf('JP', 'shipping', 'ja')?.properties['firstName']?.['x-label']).toBe('address.firstNameKana')
  })

  it('name regions in the language of the page [CALL-10]', () => {
    expect(formSchemaOf('CA', 'shipping', 'fr')?.properties['region']?.['x-enum-labels']).toContain('Québec')
    expect(formSchemaOf('AE', 'shipping', 'ar')?.properties['region']?.['x-enum-labels']).toContain('دبي')
  })

  it('count lengths, not bytes, and stop where the carrier does [ADDR-01]', () => {
    expect(wrongFields('GB', { ...addresses.GB, firstName: 'é'.repeat(40) })).toEqual([])
    expect(wrongFields('GB', { ...addresses.GB, firstName: 'é'.repeat(41) })).toEqual(['firstName'])
    expect(wrongFields('GB', { ...addresses.GB, phoneNumber: '07400 123456' })).toEqual(['phoneNumber'])
  })

  it('never fail on what people or machines send [ADDR-01]', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('firstName', 'city', 'postcode', 'email', '__proto__', 'x'), fc.anything()), (values) =>
        Array.isArray(wrongFields('GB', values)),
      ),
    )
  })

  it('are answered with the type in the path or, for the whole address, in the query [CALL-33, CALL-34]', () => {
    const whole = readFormSchema({ country: 'gb', type: 'address', query: { type: 'shipping' }, language: 'en' })
    expect(whole).toEqual(readFormSchema({ country: 'GB', type: 'shipping', query: {}, language: 'en' }))
    expect(() => readFormSchema({ country: 'GB', type: 'address', query: {}, language: 'en' })).toThrow(
      expect.objectContaining({ status: 400 }),
    )
    expect(() => readFormSchema({ country: 'GB', type: 'other', query: {}, language: 'en' })).toThrow(
      expect.objectContaining({ status: 404 }),
    )
    expect(() => readFormSchema({ country: 'constructor', type: 'shipping', query: {}, language: 'en' })).toThrow(
      expect.objectContaining({ status: 404 }),
    )
  })
})

describe('typed text', () => {
  it('is tidied the same however often, in the browser and here', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => tidy(tidy(text)) === tidy(text)))
    expect(tidy('  a \u00a0\n b\u0007 ')).toBe('a b')
    expect(tidy('Mu\u0308nchen a \u0001 b')).toBe('M\u00fcnchen a b')
  })
})
