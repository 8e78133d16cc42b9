import { describe, expect, it } from 'vitest'
import { linesOfAddress } from '../../../src/lib/lines-of-address.ts'

const ada = { firstName: 'Ada', lastName: 'King', addressLine1: '1 Mill Lane' }

describe('an address is written as its country does', () => {
  it.each([
    ['GB', { ...ada, city: 'Leeds', postcode: 'LS1 4DY', countryCode: 'GB' }, ['Ada King', '1 Mill Lane', 'Leeds LS1 4DY']],
    [
      'US',
      { ...ada, city: 'New York', region: 'US-NY', postcode: '10012', countryCode: 'US' },
      ['Ada King', '1 Mill Lane', 'New York, NY 10012'],
    ],
    ['FR', { ...ada, city: 'Paris', postcode: '75001', countryCode: 'FR' }, ['Ada King', '1 Mill Lane', '75001 Paris']],
    [
      'JP',
      {
        firstName: 'はなこ',
        lastName: 'やまだ',
        postcode: '150-0001',
        region: 'JP-13',
        city: '渋谷区',
        addressLine1: '神宮前1-2-3',
        countryCode: 'JP',
      },
      ['やまだ はなこ', '〒150-0001', '東京都渋谷区神宮前1-2-3'],
    ],
    [
      'JP in Latin letters',
      { ...ada, city: 'Shibuya', region: 'JP-13', postcode: '150-0001', countryCode: 'JP' },
      ['Ada King', '1 Mill Lane', 'Shibuya 東京都 150-0001'],
    ],
  ])('%s', (_country, address, lines) => {
    expect(linesOfAddress(address, { regions: { 'JP-13': '東京都' } })).toEqual(lines)
  })
})
