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

export type CardProblem = 'number' | 'expiry' | 'securityCode' | 'holderName'

export interface CardForm {
  readonly number: string
  /** `03/30` or `03 / 2030`. */
  readonly expiry: string
  readonly securityCode: string
  readonly holderName: string
}

/** What is wrong with a card as typed, in the order of the form; empty where nothing is. */
export const cardProblems = (form: CardForm): readonly CardProblem[] => {
  const problems: CardProblem[] = []
  if (!/^\d{12,19}$/.test(digitsOf(form.number)) || !passesLuhn(digitsOf(form.number))) problems.push('number')
  if (readExpiry(form.expiry) === undefined) problems.push('expiry')
  if (!/^\d{3,4}$/.test(form.securityCode.trim())) problems.push('securityCode')
  if (form.holderName.trim() === '') problems.push('holderName')
  return problems
}

/** The card of a form without problems. */
export const readCard = (form: CardForm): CardDetails | undefined => {
  const expiry = readExpiry(form.expiry)
  if (expiry === undefined || cardProblems(form).length > 0) return undefined
  return { number: digitsOf(form.number), ...expiry, securityCode: form.securityCode.trim(), holderName: form.holderName.trim() }
}

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '')

/** `03/30` or `03 / 2030`; undefined for anything else. */
export const readExpiry = (text: string): { expiryMonth: string; expiryYear: string } | undefined => {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*[/-]\s*(\d{2}|\d{4})\s*$/.exec(text) ?? []
  return month === '' ? undefined : { expiryMonth: month.padStart(2, '0'), expiryYear: year.length === 2 ? `20${year}` : year }
}

/** Every second digit from the right counts double; the sum ends in 0. */
const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
