import type { SiteConfig } from '../../src/site/site-config.ts'
import { currencyDecimals } from '../../src/site/currency-decimals.ts'
import type { MinorPricePair } from '../../server/catalogue/catalogue-product.ts'

interface Scale {
  /** Major units for a pound. */
  readonly factor: number
  /** Prices are whole multiples of it. */
  readonly step: number
}

/* A fixed price list, not an exchange rate: a shop's prices do not move with the market. */
const SCALES: Readonly<Record<string, Scale>> = {
  GB: { factor: 1, step: 1 },
  US: { factor: 1.3, step: 5 },
  CA: { factor: 1.7, step: 5 },
  AU: { factor: 1.9, step: 5 },
  NL: { factor: 1.15, step: 5 },
  AE: { factor: 5, step: 5 },
  JP: { factor: 200, step: 100 },
  CN: { factor: 9, step: 10 },
  HK: { factor: 10, step: 10 },
  TW: { factor: 40, step: 10 },
  KR: { factor: 1_700, step: 1_000 },
  MY: { factor: 6, step: 1 },
  MX: { factor: 24, step: 10 },
}

const POUND: Scale = { factor: 1, step: 1 }

type Country = Pick<SiteConfig, 'code' | 'currency'>

/** A price in pounds as the country's list has it, in minor units, rounded to the country's step. */
export const scaledPrice = (pounds: number, country: Country): number => {
  const { factor, step } = SCALES[country.code] ?? POUND
  return toMinor(Math.max(step, Math.round((pounds * factor) / step) * step), country)
}

/**
 * A pair that keeps its proportion to the unit: countries with decimals have the very numbers, the others a whole
 * multiple of them (contracts 13: 100 -> 80, 200 -> 199).
 */
export const exactPair = (pair: MinorPricePair, country: Country): MinorPricePair => {
  const factor = currencyDecimals(country.code, country.currency.code) === 0 ? (SCALES[country.code] ?? POUND).factor : 1
  return { list: toMinor(pair.list * factor, country), sale: toMinor(pair.sale * factor, country) }
}

const toMinor = (major: number, { code, currency }: Country): number => Math.round(major * 10 ** currencyDecimals(code, currency.code))
