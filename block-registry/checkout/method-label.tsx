import type { OfferedMethod } from '../../schemas/api/checkout.ts'
import { brandName } from '../../src/features/cards/stored-card.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import styles from './method-label.module.scss'

/** The name of a method, and with cards the brands that are taken. */
export const MethodLabel = ({ method: { id, brands = [] } }: { readonly method: OfferedMethod }) => {
  const t = useTranslate()
  return (
    <span className={styles.label}>
      <span>{t(`checkout.methods.${id}`)}</span>
      {brands.length > 0 && (
        <span className={styles.brands}>
          {brands.map((brand) => (
            <bdi key={brand} dir="ltr" className={styles.brand}>
              {brandName(brand)}
            </bdi>
          ))}
        </span>
      )}
    </span>
  )
}
