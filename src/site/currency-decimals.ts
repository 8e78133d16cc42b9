import { keptBy } from '../lib/kept-by.ts'

const TWO_DECIMALS = new Set(['AU', 'NZ', 'TR', 'SG', 'US'])
const NO_DECIMALS = new Set(['CN', 'HK', 'JP', 'KR', 'MX', 'MY', 'RU', 'TW', 'AE', 'BH', 'SA', 'QA', 'KW', 'HU'])

/** How many decimals prices of a country show and are charged with (LOCALE-27, LOCALE-28, LOCALE-34). */
export const currencyDecimals = (countryCode: string, currencyCode: string): number => {
  if (TWO_DECIMALS.has(countryCode)) return 2
  if (NO_DECIMALS.has(countryCode)) return 0
  return isoDecimals(currencyCode)
}

/** ISO 4217 minor units as Intl knows them; 2 for a code it refuses. */
const isoDecimals = keptBy((currencyCode): number => {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode }).resolvedOptions().maximumFractionDigits ?? 2
  } catch (cause) {
    if (cause instanceof RangeError) return 2
    throw cause
  }
})
