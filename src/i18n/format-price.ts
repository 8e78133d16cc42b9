import { currencyDecimals } from '../site/currency-decimals.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { formatLocaleOf } from './format-locale.ts'

type PriceSite = Pick<SiteConfig, 'code' | 'currency'>

/**
 * A price for the eye: `amount` in major units, the site's decimals and symbol, position and grouping of the display
 * locale: `A$1,299.00`, `1 299,00 C$` (LOCALE-34, LOCALE-35, LOCALE-37).
 */
export const formatPrice = (amount: number, site: PriceSite, locale: string): string => {
  const { code, currency } = site
  return format(amount, site, locale, currencyDecimals(code, currency.code))
}

/** A price in a sentence: a whole amount has no decimals there, `from £100`. */
export const formatAmount = (amount: number, site: PriceSite, locale: string): string =>
  Number.isInteger(amount) ? format(amount, site, locale, 0) : formatPrice(amount, site, locale)

const format = (amount: number, site: PriceSite, locale: string, decimals: number): string => {
  const symbol = SYMBOLS[site.code] ?? (site.currency.symbol || undefined)
  return formatterOf(site, locale, decimals)
    .formatToParts(amount)
    .map((part) => (part.type === 'currency' ? (symbol ?? part.value) : part.value))
    .join('')
}

/** Symbols that would otherwise be a bare $ or a full-width sign. */
const SYMBOLS: Readonly<Record<string, string>> = { SG: 'S$', JP: '¥', AU: 'A$', MX: 'MX$', TW: 'NT$', CA: 'C$' }

/** Making a formatter costs more than a hundred formats, and there are only as many as site and locale pairs. */
const formatters = new Map<string, Intl.NumberFormat>()

const formatterOf = ({ code, currency }: PriceSite, locale: string, decimals: number): Intl.NumberFormat => {
  const key = `${code} ${currency.code} ${locale} ${decimals}`
  const known = formatters.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(formatLocaleOf(locale), {
    style: 'currency',
    currency: currency.code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formatters.set(key, made)
  return made
}
