import { currencyDecimals } from '../site/currency-decimals.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { formatLocaleOf } from './format-locale.ts'

type PriceSite = Pick<SiteConfig, 'code' | 'currency'>

/**
 * A price for the eye: `amount` in major units, the site's decimals and symbol, position and grouping of the display
 * locale: `A$1,299.00`, `1 299,00 C$` (LOCALE-34, LOCALE-35, LOCALE-37).
 */
export const formatPrice = (amount: number, site: PriceSite, locale: string): string => {
  const symbol = SYMBOLS[site.code] ?? (site.currency.symbol || undefined)
  return formatterOf(site, locale)
    .formatToParts(amount)
    .map((part) => (part.type === 'currency' ? (symbol ?? part.value) : part.value))
    .join('')
}

/** Symbols that would otherwise be a bare $ or a full-width sign. */
const SYMBOLS: Readonly<Record<string, string>> = { SG: 'S$', JP: '¥', AU: 'A$', MX: 'MX$', TW: 'NT$', CA: 'C$' }

/** Making a formatter costs more than a hundred formats, and there are only as many as site and locale pairs. */
const formatters = new Map<string, Intl.NumberFormat>()

const formatterOf = ({ code, currency }: PriceSite, locale: string): Intl.NumberFormat => {
  const key = `${code} ${currency.code} ${locale}`
  const known = formatters.get(key)
  if (known !== undefined) return known
  const decimals = currencyDecimals(code, currency.code)
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
