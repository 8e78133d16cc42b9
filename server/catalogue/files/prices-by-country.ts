import { currencyDecimals } from '../../../src/site/currency-decimals.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { MinorPricePair } from '../catalogue-product.ts'
import { exchangeRate, type FileCurrency } from './exchange-rates.ts'

type Country = Pick<SiteConfig, 'code' | 'currency'>

/** The largest amount the database has a place for. */
const LARGEST = 2_147_483_647

interface FilePrice extends FileCurrency {
  readonly list: number
  readonly sale: number
}

/**
 * A file's prices by country, in minor units, rounded half up to the country's decimals (LOCALE-34). Where that is nothing, or too much
 * to be stored, or nothing says what its currency is worth, the country does not sell it; undefined where none does.
 */
export const pricesByCountry = (
  { list, sale, ...file }: FilePrice,
  countries: readonly Country[],
): Readonly<Record<string, MinorPricePair>> | undefined => {
  const pairs = countries.flatMap((country) => {
    const rate = exchangeRate(file, country.currency.code)
    return rate === undefined ? [] : [[country.code, { list: toMinor(list * rate, country), sale: toMinor(sale * rate, country) }] as const]
  })
  const sold = pairs.filter(([, pair]) => pair.sale > 0 && pair.list <= LARGEST)
  return sold.length === 0 ? undefined : Object.fromEntries(sold)
}

const toMinor = (amount: number, { code, currency }: Country): number => {
  const scaled = amount * 10 ** currencyDecimals(code, currency.code)
  // Eleven digits are exact in a double; the nudge keeps 1.005 from being cut to 1.00.
  return Math.round(Number(scaled.toPrecision(11)))
}
