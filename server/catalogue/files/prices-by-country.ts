import { currencyDecimals } from '../../../src/site/currency-decimals.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { MinorPricePair } from '../catalogue-product.ts'

type Country = Pick<SiteConfig, 'code' | 'currency'>

/**
 * What a dollar of a merchant's file is in each country. Fixed, so that the same file always gives the same prices; a shop
 * that trades for real imports a price list instead.
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

/** Dollars as prices of every country, in minor units, rounded half up to the country's decimals (LOCALE-34). */
export const pricesByCountry = (
  dollars: { readonly list: number; readonly sale: number },
  countries: readonly Country[],
): Readonly<Record<string, MinorPricePair>> =>
  Object.fromEntries(
    countries.map((country) => [country.code, { list: toMinor(dollars.list, country), sale: toMinor(dollars.sale, country) }]),
  )

const toMinor = (dollars: number, { code, currency }: Country): number => {
  const perDollar = PER_DOLLAR[currency.code] ?? 1
  const scaled = dollars * perDollar * 10 ** currencyDecimals(code, currency.code)
  // Eleven digits are exact in a double; the nudge keeps 1.005 from being cut to 1.00.
  return Math.round(Number(scaled.toPrecision(11)))
}
