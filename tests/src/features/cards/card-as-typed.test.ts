import { describe, expect, it } from 'vitest'
import { brandOf, cardProblems, readCard, readExpiry } from '../../../../src/clients/payments/card-details.ts'
import { brandName } from '../../../../src/features/cards/stored-card.ts'
import { caretAfter, formatExpiry, groupDigits } from '../../../../src/features/cards/card-as-typed.ts'

const NOW = new Date(2026, 10, 23)
const GOOD = { number: '4111 1111 1111 1111', expiry: '11 / 26', securityCode: '737', holderName: 'Ada King' }
const problemsOf = (change: Partial<typeof GOOD>) => cardProblems({ ...GOOD, ...change }, NOW)

describe('a card as it is typed', () => {
  it.each([
    ['4', 'visa'],
    ['5555', 'mc'],
    ['2221', 'mc'],
    ['2720', 'mc'],
    ['34', 'amex'],
    ['36', 'diners'],
    ['3528', 'jcb'],
    ['6011', 'discover'],
    ['62', 'cup'],
    ['6304', 'maestro'],
    ['1', undefined],
    ['', undefined],
  ])('shows for %j the brand %s', (digits, brand) => {
    expect(brandOf(digits)).toBe(brand)
  })

  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['41111', '4111 1'],
    ['370000000000002', '3700 000000 00002'],
    ['4111-1111', '4111 1111'],
    ['6304 000000000000000', '6304 0000 0000 0000 000'],
    ['abc', ''],
  ])('groups %j as %j, as on the card itself', (typed, shown) => {
    expect(groupDigits(typed)).toBe(shown)
  })

  it('keeps the caret behind the digit that was typed', () => {
    expect([caretAfter('4111 1111', 0), caretAfter('4111 1111', 4), caretAfter('4111 1111', 5)]).toEqual([0, 4, 6])
  })

  it('needs no slash in the date, and leaves a date that has one', () => {
    expect(['0', '03', '033', '0330', '032030', '03 / 30', '03/2030'].map(formatExpiry)).toEqual([
      '0',
      '03',
      '03 / 3',
      '03 / 30',
      '03 / 2030',
      '03 / 30',
      '03/2030',
    ])
    for (const text of ['0330', '03/30', '3 / 30', '032030']) expect(readExpiry(text)).toEqual({ expiryMonth: '03', expiryYear: '2030' })
    for (const text of ['1330', '00/30', '03', '']) expect(readExpiry(text)).toBeUndefined()
  })
})

it.each([
  ['Mastercard', '5555 3412 4444 1115', 'mc'],
  ['American Express', '3700 000000 00002', 'amex'],
  ['UnionPay', '6250 9470 0000 0014', 'cup'],
])('a %s is known by its first digits, goes by the provider’s word, and is shown by its own [DATA-56]', (name, number, word) => {
  expect(brandOf(number)).toBe(word)
  expect(brandName(word)).toBe(name)
})

describe('a card that is to pay', () => {
  it('is good to the end of its month, and told to have expired after it', () => {
    expect([problemsOf({}), problemsOf({ expiry: '10 / 26' }), problemsOf({ expiry: '03/20' })]).toEqual([
      {},
      { expiry: 'expired' },
      { expiry: 'expired' },
    ])
    expect([readCard(GOOD, NOW)?.expiryYear, readCard({ ...GOOD, expiry: '10/26' }, NOW)]).toEqual(['2026', undefined])
  })

  it('has every field that is wrong named, in the order of the form', () => {
    const wrong = problemsOf({ number: '4111 1111 1111 1112', expiry: '13/30', securityCode: '1', holderName: ' ' })
    expect(Object.keys(wrong)).toEqual(['number', 'expiry', 'securityCode', 'holderName'])
  })

  it.each([
    ['an American Express', '3700 000000 00002', '7373', '737'],
    ['a Visa', '4111 1111 1111 1111', '737', '7373'],
    ['a Mastercard', '5555 3412 4444 1115', '737', '7373'],
  ])('has the security code of %s: as many digits as its brand prints', (_, number, right, wrong) => {
    expect(problemsOf({ number, securityCode: right })).toEqual({})
    expect(problemsOf({ number, securityCode: wrong })).toEqual({ securityCode: 'securityCode' })
  })

  it('has a number as long as its brand’s, before and after the code is typed', () => {
    // Both pass the check sum: sixteen digits of an American Express, fifteen of a Visa.
    expect(problemsOf({ number: '3700 0000 0000 0007', securityCode: '7373' })).toEqual({ number: 'number' })
    expect(problemsOf({ number: '4111 1111 1111 116' })).toEqual({ number: 'number' })
    expect(problemsOf({ number: '', securityCode: '7373' })).toEqual({ number: 'number' })
  })
})
