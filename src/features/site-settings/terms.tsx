import { formatPrice } from '../../i18n/format-price.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../site/site-context.tsx'
import type { CountryOption } from './country-options.ts'
import styles from './site-settings.module.scss'

/** What holds for shopping in a country, under its flag (LOCALE-03). */
export const Terms = ({ option: { code, label, site } }: { readonly option: CountryOption }) => {
  const t = useTranslate()
  const { locale } = useSite()
  const { currency, freeShipThreshold, returns } = site
  return (
    <div className={styles.terms}>
      <p className={styles.country}>
        <span aria-hidden="true">{flagOf(code)}</span> {label}
      </p>
      <ul className={styles.list}>
        <li>{t('siteSettings.currency', { currency: currency.code })}</li>
        {freeShipThreshold > 0 && (
          <li>{t('siteSettings.freeFrom', { price: `\u2066${formatPrice(freeShipThreshold, site, locale)}\u2069` })}</li>
        )}
        <li>{t('product.promise.returns', { days: returns.window })}</li>
      </ul>
    </div>
  )
}

const REGIONAL_A = 0x1f1e6
const LETTER_A = 65

/** Flags are two letters of their own alphabet; where a font has none, the letters show. */
const flagOf = (code: string): string => String.fromCodePoint(...[...code].map((letter) => REGIONAL_A + letter.charCodeAt(0) - LETTER_A))
