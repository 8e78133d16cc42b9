import { useSite } from '../site/site-context.tsx'
import { formatPrice } from './format-price.ts'

/** Formats amounts in major units as prices of the active site and language; in another currency where one is named, as for an order of another country. */
export const usePriceFormat = (currency?: string): ((amount: number) => string) => {
  const { site, locale } = useSite()
  const priced =
    currency === undefined || currency === site.currency.code
      ? site
      : { code: '', currency: { ...site.currency, code: currency, symbol: '' } }
  return (amount) => formatPrice(amount, priced, locale)
}
