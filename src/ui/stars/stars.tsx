import type { Rating } from '../../../schemas/api/product.ts'
import { formatLocaleOf } from '../../i18n/format-locale.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { keptBy } from '../../lib/kept-by.ts'
import { useSite } from '../../site/site-context.tsx'
import styles from './stars.module.scss'

const averageFormat = keptBy((locale) => new Intl.NumberFormat(formatLocaleOf(locale), { minimumFractionDigits: 1 }))

/** What shoppers think of a product, in stars; nothing where nobody has said it. */
export const Stars = ({ rating }: { readonly rating: Rating | undefined }) => {
  const t = useTranslate()
  const { locale } = useSite()
  if (rating === undefined) return null
  const average = averageFormat(locale).format(rating.average)
  const label = t('product.rating', { average, count: rating.count })
  return (
    <span role="img" className={styles.stars} aria-label={label} style={{ '--rating': rating.average }}>
      {rating.count}
    </span>
  )
}
