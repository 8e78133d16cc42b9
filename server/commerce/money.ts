import { currencyDecimals } from '../../src/site/currency-decimals.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'

/* Money is an integer in units of the country's decimals (LOCALE-34); only API answers and the payment provider use other units. */

type MoneySite = Pick<SiteConfig, 'code' | 'currency'>

/** What one hundred per cent is in basis points. */
const WHOLE_BASIS_POINTS = 10_000

/** Minor units as the API answers them: 1999 in GB is 19.99, in JP 1999. */
export const toMajor = (minor: number, site: MoneySite): number => minor / 10 ** currencyDecimals(site.code, site.currency.code)

/** Major units, as in configuration, in minor units of the site. */
export const toMinor = (major: number, site: MoneySite): number => Math.round(major * 10 ** currencyDecimals(site.code, site.currency.code))

/** Minor units of the site in ISO 4217 minor units, as payment providers count: 500 whole dirhams are 50000. */
export const toIsoMinor = (minor: number, site: MoneySite): number =>
  minor * 10 ** (isoDecimals(site.currency.code) - currencyDecimals(site.code, site.currency.code))

/** ISO 4217 minor units in major ones, as answers and pages count. */
export const isoToMajor = (isoMinor: number, currencyCode: string): number => isoMinor / 10 ** isoDecimals(currencyCode)

/** `numerator / denominator`, rounded half away from zero. */
export const divideRounded = (numerator: number, denominator: number): number => {
  const rounded = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator))
  return rounded === 0 ? 0 : Math.sign(numerator) * rounded
}

/** A share of an amount, in basis points: 800 is 8 %. */
export const shareOf = (amount: number, basisPoints: number): number => divideRounded(amount * basisPoints, WHOLE_BASIS_POINTS)

/** The tax inside a gross amount. */
export const includedTaxOf = (gross: number, basisPoints: number): number =>
  divideRounded(gross * basisPoints, WHOLE_BASIS_POINTS + basisPoints)

/**
 * Splits `total` over `weights` in proportion. The parts are integers and add up to `total` exactly; the units that
 * rounding leaves over go to the largest remainders, the earlier first. All weights zero: all parts zero.
 */
export const allocate = (total: number, weights: readonly number[]): readonly number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const parts = weights.map((weight, index) => ({ index, base: Math.floor((total * weight) / sum), remainder: (total * weight) % sum }))
  const left = total - parts.reduce((all, { base }) => all + base, 0)
  const favoured = new Set(
    [...parts]
      .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return parts.map(({ base, index }) => base + (favoured.has(index) ? 1 : 0))
}

/** Digits after the point of a currency's own minor unit. */
export const isoDecimals = (currencyCode: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode }).resolvedOptions().maximumFractionDigits ?? 2
