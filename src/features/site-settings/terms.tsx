import type { SiteTerms } from '../../../schemas/api/site-terms.ts'
import { formatAmount } from '../../i18n/format-price.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { isolated } from '../../i18n/isolated.ts'
import { useSite } from '../../site/site-context.tsx'
import type { CountryOption } from './country-options.ts'
import styles from './site-settings.module.scss'

interface Props {
  readonly option: CountryOption
  /** Of its site. */
  readonly terms: SiteTerms
}

/** What holds for shopping in a country, under its flag (LOCALE-03). */
export const Terms = ({ option: { code, label, site }, terms }: Props) => {
  const t = useTranslate()
  const { locale } = useSite()
  const { freeShipThreshold, returns } = terms
  return (
    <div className={styles.terms}>
      <p className={styles.country}>
        <span aria-hidden="true">{flagOf(code)}</span> {label}
      </p>
      <ul className={styles.list}>
        <li>{t('siteSettings.currency', { currency: site.currency.code })}</li>
        {freeShipThreshold !== undefined && (
          <li>{t('product.promise.free', { price: isolated(formatAmount(freeShipThreshold, site, locale)) })}</li>
        )}
        {returns !== undefined && <li>{t('product.promise.returns', { days: returns.window })}</li>}
      </ul>
    </div>
  )
}

const REGIONAL_A = 0x1f1e6
const LETTER_A = 65

/** Flags are two letters of their own alphabet; where a font has none, the letters show. */
const flagOf = (code: string): string => String.fromCodePoint(...[...code].map((letter) => REGIONAL_A + letter.charCodeAt(0) - LETTER_A))
