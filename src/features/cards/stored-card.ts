import type { StoredPayment } from '../../../schemas/api/stored-payment.ts'
import { isolated } from '../../i18n/isolated.ts'

/** A card in words that read from left to right in every language. */
export const cardWords = ({ brand, lastFour }: Pick<StoredPayment, 'brand' | 'lastFour'>): string =>
  isolated(`${brandName(brand)} •••• ${lastFour}`)

/** Names are the brands' own, the same in every language; one that is not known keeps the provider's word. */
export const brandName = (brand: string): string => BRANDS[brand] ?? brand

/** Whether card-marks.svg has a drawing of it. */
export const isDrawn = (brand: string): boolean => Object.hasOwn(BRANDS, brand)

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  discover: 'Discover',
  diners: 'Diners Club',
  maestro: 'Maestro',
  cup: 'UnionPay',
}

/** A card is good to the end of its month. */
export const isExpired = ({ expiryMonth, expiryYear }: StoredPayment, now: Date): boolean =>
  Number(expiryYear) * 12 + Number(expiryMonth) < now.getFullYear() * 12 + now.getMonth() + 1
