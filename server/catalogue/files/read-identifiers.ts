import type { CatalogueVariant } from '../catalogue-product.ts'
import { cleanText } from './clean-text.ts'

const LENGTHS = [8, 12, 13, 14]
const MAX_MPN = 70

interface Written {
  /** A barcode, GTIN, EAN, UPC or ISBN, as a file has it. */
  readonly gtin: string | undefined
  readonly mpn: string | undefined
}

/** The numbers that a variant's maker gave it. A barcode that is none of the GS1, whose last digit checks the others, is the merchant's own. */
export const readIdentifiers = ({ gtin = '', mpn = '' }: Written): Pick<CatalogueVariant, 'gtin' | 'mpn'> => {
  const digits = gtin.replace(/[\s-]/g, '')
  const part = cleanText(mpn).slice(0, MAX_MPN)
  return { ...(isGtin(digits) ? { gtin: digits } : {}), ...(part === '' ? {} : { mpn: part }) }
}

const isGtin = (digits: string): boolean => {
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length) || /^0+$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
