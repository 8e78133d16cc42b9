import { currencyDecimals } from '../../src/site/currency-decimals.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { isoDecimals } from '../commerce/money.ts'

/**
 * Writes amounts of a site as channels read them, `45.00 GBP` and `4500 JPY`: with the digits of the currency's own minor unit, whatever
 * the shop shows (LOCALE-34). Digits are moved, not calculated with, so that nothing is rounded.
 */
export const priceWriter = ({ code, currency }: Pick<SiteConfig, 'code' | 'currency'>): ((minor: number) => string) => {
  const stored = currencyDecimals(code, currency.code)
  const digits = Math.max(isoDecimals(currency.code), stored)
  const more = '0'.repeat(digits - stored)
  return (minor) => {
    const all = `${minor}${more}`.padStart(digits + 1, '0')
    const whole = all.slice(0, all.length - digits)
    return `${whole}${digits === 0 ? '' : `.${all.slice(-digits)}`} ${currency.code}`
  }
}
