import { useSite } from '../site/site-context.tsx'
import { report } from '../lib/report.ts'
import { formatPrice } from './format-price.ts'
import { useTranslate } from './use-translate.ts'

/** Formats amounts in major units as prices of the active site and language; in another currency where one is named, as for an order of another country. */
export const usePriceFormat = (currency?: string): ((amount: number) => string) => {
  const { site, locale } = useSite()
  const t = useTranslate()
  const priced =
    currency === undefined || currency === site.currency.code
      ? site
      : { code: '', currency: { ...site.currency, code: currency, symbol: '' } }
  return (amount) => {
    try {
      return formatPrice(amount, priced, locale)
    } catch (cause) {
      // An order may name a currency that Intl takes for none.
      if (!(cause instanceof RangeError)) throw cause
      report({ code: 'noCurrencyFound', message: `There is no currency ${priced.currency.code}` })
      return t('codes.client.noCurrencyFound')
    }
  }
}
