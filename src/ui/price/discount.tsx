import { formatLocaleOf } from '../../i18n/format-locale.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { discountPercent, foldOf } from '../../lib/discount-percent.ts'
import { keptBy } from '../../lib/kept-by.ts'
import { useSite } from '../../site/site-context.tsx'
import styles from './price.module.scss'

interface Props {
  /** Major units. */
  readonly list: number
  readonly sale: number
}

/** How much less than the list price: `-20%`, in Chinese `8折`; nothing where there is nothing to say (PRICE-05, PRICE-07). */
export const Discount = ({ list, sale }: Props) => {
  const { site, language, locale } = useSite()
  const t = useTranslate()
  const percent = discountPercent(list, sale)
  if (percent === 0 || site.price.hideDiscountPercentage) return null
  if (!/^zh(?:[_-]|$)/.test(language)) {
    return (
      <bdi className={styles.discount} dir="ltr">
        {formatDiscount(percent, locale)}
      </bdi>
    )
  }
  const fold = foldOf(percent)
  return fold === 0 ? null : <bdi className={styles.discount}>{t('price.fold', { fold: String(fold) })}</bdi>
}

const formatDiscount = (percent: number, locale: string): string => (percent < 1 ? hundredths : wholes)(locale).format(-percent / 100)

const percentFormat = (decimals: number) =>
  keptBy(
    (locale) =>
      new Intl.NumberFormat(formatLocaleOf(locale), {
        style: 'percent',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  )
const hundredths = percentFormat(2)
const wholes = percentFormat(0)
