/** A card as typed. It lives in the form and in `encryptCard` only: never in state, storage, the log or a request. */
export interface CardDetails {
  /** Digits only. */
  readonly number: string
  /** `03`. */
  readonly expiryMonth: string
  /** `2030`. */
  readonly expiryYear: string
  readonly securityCode: string
  readonly holderName: string
}

/** What may leave the browser. */
export interface EncryptedCardFields {
  readonly cardHolderName: string
  readonly encryptedCardNumber: string
  readonly encryptedExpiryMonth: string
  readonly encryptedExpiryYear: string
  readonly encryptedSecurityCode: string
}

export type CardField = 'number' | 'expiry' | 'securityCode' | 'holderName'

/** What is wrong with a field: it cannot be a card's, or (`expired`) the card is no longer good. */
export type CardProblem = CardField | 'expired'

export interface CardForm {
  readonly number: string
  /** `03/30` or `03 / 2030`. */
  readonly expiry: string
  readonly securityCode: string
  readonly holderName: string
}

export type CardProblems = Readonly<Partial<Record<CardField, CardProblem>>>

/** What is wrong with a card as typed, by field, in the order of the form; empty where nothing is. */
export const cardProblems = (form: CardForm, now: Date): CardProblems => {
  const expiry = readExpiry(form.expiry)
  const digits = digitsOf(form.number)
  const brand = brandOf(digits)
  const shape = brand === undefined ? ANY : (SHAPES[brand] ?? OTHERS)
  return {
    ...(shape.number.test(digits) && passesLuhn(digits) ? {} : { number: 'number' }),
    ...(expiry === undefined ? { expiry: 'expiry' } : isPast(expiry, now) ? { expiry: 'expired' } : {}),
    ...(shape.securityCode.test(form.securityCode.trim()) ? {} : { securityCode: 'securityCode' }),
    ...(form.holderName.trim() === '' ? { holderName: 'holderName' } : {}),
  }
}

/** First digits of a number -> the provider's word for its brand. The first that fits counts. */
const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 'mc'],
  [/^3[47]/, 'amex'],
  [/^3(0[0-5]|[689])/, 'diners'],
  [/^35(2[89]|[3-8])/, 'jcb'],
  [/^(6011|64[4-9]|65)/, 'discover'],
  [/^(62|81)/, 'cup'],
  [/^(50|5[6-9]|6)/, 'maestro'],
]

/** The brand of a card from the digits typed so far. */
export const brandOf = (number: string): string | undefined => BRANDS.find(([start]) => start.test(digitsOf(number)))?.[1]

interface Shape {
  readonly number: RegExp
  readonly securityCode: RegExp
}

const THREE = /^\d{3}$/
/** How long number and code of a brand are; the others' numbers vary. */
const SHAPES: Readonly<Record<string, Shape>> = {
  visa: { number: /^\d{13}(\d{3}){0,2}$/, securityCode: THREE },
  mc: { number: /^\d{16}$/, securityCode: THREE },
  amex: { number: /^\d{15}$/, securityCode: /^\d{4}$/ },
}
const OTHERS: Shape = { number: /^\d{12,19}$/, securityCode: THREE }
/** A brand that we do not know, or no number yet. */
const ANY: Shape = { number: OTHERS.number, securityCode: /^\d{3,4}$/ }

/** The card of a form without problems. */
export const readCard = (form: CardForm, now: Date): CardDetails | undefined => {
  const expiry = readExpiry(form.expiry)
  if (expiry === undefined || Object.keys(cardProblems(form, now)).length > 0) return undefined
  return { number: digitsOf(form.number), ...expiry, securityCode: form.securityCode.trim(), holderName: form.holderName.trim() }
}

export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '')

/** `03/30`, `03 / 2030` or `0330`; undefined for anything else. */
export const readExpiry = (text: string): { expiryMonth: string; expiryYear: string } | undefined => {
  const found = /^\s*(0?[1-9]|1[0-2])\s*[/-]\s*(\d{2}|\d{4})\s*$/.exec(text) ?? /^\s*(0[1-9]|1[0-2])(\d{2}|\d{4})\s*$/.exec(text)
  const [, month = '', year = ''] = found ?? []
  return month === '' ? undefined : { expiryMonth: month.padStart(2, '0'), expiryYear: year.length === 2 ? `20${year}` : year }
}

/** A card is good to the end of its month. */
const isPast = ({ expiryMonth, expiryYear }: Pick<CardDetails, 'expiryMonth' | 'expiryYear'>, now: Date): boolean =>
  Number(expiryYear) * 12 + Number(expiryMonth) < now.getFullYear() * 12 + now.getMonth() + 1

/** Every second digit from the right counts double; the sum ends in 0. */
const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
