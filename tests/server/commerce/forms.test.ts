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

  it.each([
    [
      'AU',
      { addressLine1: '88 Crown Street', city: 'Surry Hills', region: 'AU-NSW', postcode: '2010' },
      ['2010', '0800'],
      ['201', '20100', 'NSW'],
    ],
    [
      'CN',
      { addressLine1: '安福路 88 号', city: '静安区', region: 'CN-SH', postcode: '200031' },
      ['200031'],
      ['20003', '2000311', 'abcdef'],
    ],
    ['HK', { addressLine1: '皇后大道中 28 號', city: '中環', region: 'HK-HK' }, [], []],
    [
      'TW',
      { addressLine1: '松高路 12 號', city: '信義區', region: 'TW-TPE', postcode: '110' },
      ['110', '11073', '110204'],
      ['11', '1107', '1102045'],
    ],
    ['KR', { addressLine1: '서울숲길 12', city: '성동구', region: 'KR-11', postcode: '04779' }, ['04779'], ['4779', '047-79', '047790']],
    ['MY', { addressLine1: '12 Jalan Telawi', city: 'Kuala Lumpur', region: 'MY-14', postcode: '59100' }, ['59100'], ['5910', '591000']],
    [
      'NL',
      { addressLine1: 'Prinsengracht 412', city: 'Amsterdam', postcode: '1016 HZ' },
      ['1016 HZ', '1016hz'],
      ['0016 HZ', '1016', '1016 H', '10161 HZ'],
    ],
    [
      'MX',
      { addressLine1: 'Álvaro Obregón 130', city: 'Ciudad de México', region: 'MX-CMX', postcode: '06700' },
      ['06700'],
      ['6700', '067000', 'ABCDE'],
    ],
  ])('accept an address in %s, none without its town, and only postcodes that can be [ADDR-01, CALL-33]', (country, address, good, bad) => {
    const values = { firstName: 'Jane', lastName: 'Alder', countryCode: country, ...address }
    expect(wrongFields(country, values)).toEqual([])
    expect(wrongFields(country, { ...values, city: '' })).toEqual(['city'])
    for (const postcode of good) expect([postcode, wrongFields(country, { ...values, postcode })]).toEqual([postcode, []])
    for (const postcode of bad) expect([postcode, wrongFields(country, { ...values, postcode })]).toEqual([postcode, ['postcode']])
  })

  it('ask for no postcode in Hong Kong and the Emirates [SHIP-04]', () => {
    for (const country of ['HK', 'AE']) expect(formSchemaOf(country, 'shipping', 'en')?.properties).not.toHaveProperty('postcode')
  })

  it('name the regions of a country in the language of its people, else in English [CALL-10]', () => {
    const labelled = (country: string, language: string): unknown =>
      formSchemaOf(country, 'shipping', language)?.properties['region']?.['x-enum-labels']?.[0]
    expect([labelled('KR', 'ko'), labelled('TW', 'zh'), labelled('CN', 'zh'), labelled('CN', 'en'), labelled('MX', 'es')]).toEqual([
      '서울특별시',
      '臺北市',
      '北京市',
      'Beijing',
      'Aguascalientes',
    ])
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
