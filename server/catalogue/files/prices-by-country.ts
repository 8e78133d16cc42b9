import { currencyDecimals } from '../../../src/site/currency-decimals.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { MinorPricePair } from '../catalogue-product.ts'

type Country = Pick<SiteConfig, 'code' | 'currency'>

/**
 * What a dollar is in each currency. Fixed, so that the same file always gives the same prices; a country whose currency is the file's
 * has exactly the file's prices.
 */
const PER_DOLLAR: Readonly<Record<string, number>> = {
  USD: 1,
  CAD: 1.35,
  GBP: 0.8,
  EUR: 0.92,
  AUD: 1.5,
  AED: 3.67,
  JPY: 150,
  CNY: 7.2,
  HKD: 7.8,
  TWD: 32,
  KRW: 1_350,
  MYR: 4.5,
  MXN: 18,
}

/** Currencies a file may have its prices in. */
export const FILE_CURRENCIES: readonly string[] = Object.keys(PER_DOLLAR)

/** The largest amount the database has a place for. */
const LARGEST = 2_147_483_647

interface FilePrice {
  readonly list: number
  readonly sale: number
  readonly currency: string
}

/**
 * A file's prices by country, in minor units, rounded half up to the country's decimals (LOCALE-34). Where that is nothing, or too much
 * to be stored, the country does not sell it; undefined where none does.
 */
export const pricesByCountry = (
  { list, sale, currency }: FilePrice,
  countries: readonly Country[],
): Readonly<Record<string, MinorPricePair>> | undefined => {
  const pairs = countries.map((country) => {
    const rate = rateOf(currency, country.currency.code)
    return [country.code, { list: toMinor(list * rate, country), sale: toMinor(sale * rate, country) }] as const
  })
  const sold = pairs.filter(([, pair]) => pair.sale > 0 && pair.list <= LARGEST)
  return sold.length === 0 ? undefined : Object.fromEntries(sold)
}

const rateOf = (from: string, to: string): number => (from === to ? 1 : (PER_DOLLAR[to] ?? 1) / (PER_DOLLAR[from] ?? 1))

const toMinor = (amount: number, { code, currency }: Country): number => {
  const scaled = amount * 10 ** currencyDecimals(code, currency.code)
  // Eleven digits are exact in a double; the nudge keeps 1.005 from being cut to 1.00.
  return Math.round(Number(scaled.toPrecision(11)))
}
