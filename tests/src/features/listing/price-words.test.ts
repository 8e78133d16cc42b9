import { expect, it } from 'vitest'
import { readPriceWords } from '../../../../src/features/listing/price-words.ts'
import { createTranslate } from '../../../../src/i18n/create-translate.ts'
import { messagesOf } from '../../../setup/messages.ts'

const translateIn = (locale: string) => createTranslate({ messages: messagesOf(locale), locale })

const SAID = [
  ['en-GB', 'GBP', 'dress under £100', 'dress', { min: 0, max: 100 }],
  ['en-GB', 'GBP', 'gifts up to 50 pounds', 'gifts', { min: 0, max: 50 }],
  ['en-GB', 'GBP', 'coats over £1,250.50', 'coats', { min: 1250.5 }],
  ['en-GB', 'GBP', 'shoes between £50 and £120', 'shoes', { min: 50, max: 120 }],
  ['en-GB', 'GBP', 'knitwear £120-£50', 'knitwear', { min: 50, max: 120 }],
  ['en-GB', 'GBP', 'under 40 GBP', '', { min: 0, max: 40 }],
  ['es-US', 'USD', 'vestidos por menos de $80', 'vestidos', { min: 0, max: 80 }],
  ['es-MX', 'MXN', 'velas hasta 900 pesos', 'velas', { min: 0, max: 900 }],
  ['fr-CA', 'CAD', 'robe à moins de 120 $', 'robe', { min: 0, max: 120 }],
  ['fr-CA', 'CAD', 'manteaux à partir de 300 dollars', 'manteaux', { min: 300 }],
  ['nl-NL', 'EUR', 'jurken onder de 99,95 euro', 'jurken', { min: 0, max: 99.95 }],
  ['nl-NL', 'EUR', 'jassen tussen € 1.000 en € 1.500', 'jassen', { min: 1000, max: 1500 }],
  ['ja-JP', 'JPY', '1万円以下の靴', '靴', { min: 0, max: 10_000 }],
  ['ja-JP', 'JPY', 'ワンピース ５０００円〜９０００円', 'ワンピース', { min: 5000, max: 9000 }],
  ['zh-CN', 'CNY', '500元以下的连衣裙', '连衣裙', { min: 0, max: 500 }],
  ['zh-CN', 'CNY', '连衣裙低于500元', '连衣裙', { min: 0, max: 500 }],
  ['zh-TW', 'TWD', '2,000元以內的包包', '包包', { min: 0, max: 2000 }],
  ['ko-KR', 'KRW', '5만원 이하의 립스틱', '립스틱', { min: 0, max: 50_000 }],
  ['ko-KR', 'KRW', '크림 3만원~6만원', '크림', { min: 30_000, max: 60_000 }],
  ['ms-MY', 'MYR', 'kasut bawah RM300', 'kasut', { min: 0, max: 300 }],
  ['ar-AE', 'AED', 'فستان أقل من ٥٠٠ درهم', 'فستان', { min: 0, max: 500 }],
  ['ar-AE', 'AED', 'حقائب بين 200 و 400', 'حقائب', { min: 200, max: 400 }],
] as const

for (const [locale, currency, typed, words, bounds] of SAID)
  it(`reads the price in “${typed}” [SEARCH-02]`, () => {
    expect(readPriceWords(typed, { t: translateIn(locale), locale, currency })).toEqual({ words, bounds })
  })

for (const typed of [
  'bottle under 500 ml',
  'candle 200 g',
  'underwear',
  'dress under €100',
  'under the sun',
  '38-40',
  '501',
  'under 50%',
  'over 9999999999999',
])
  it(`leaves “${typed}” as it was typed: it names no price of the shop`, () => {
    expect(readPriceWords(typed, { t: translateIn('en-GB'), locale: 'en-GB', currency: 'GBP' })).toBeUndefined()
  })
