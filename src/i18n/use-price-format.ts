import { useSite } from '../site/site-context.tsx'
import { formatPrice } from './format-price.ts'

/** Formats amounts in major units as prices of the active site and language. */
export const usePriceFormat = (): ((amount: number) => string) => {
  const { site, locale } = useSite()
  return (amount) => formatPrice(amount, site, locale)
}
