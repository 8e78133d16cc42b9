import { useId } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import styles from './size-guide.module.scss'
import { useInches } from './use-inches.ts'

/** Centimetres or inches (SIZEG-03). */
export const UnitChoice = () => {
  const t = useTranslate()
  const name = useId()
  const [isInches, setIsInches] = useInches()
  return (
    <div role="radiogroup" aria-label={t('sizeGuide.unit')} className={styles.units}>
      {[false, true].map((value) => (
        <label key={String(value)} className={styles.unit}>
          <input type="radio" name={name} checked={isInches === value} onChange={() => setIsInches(value)} />
          {t(value ? 'sizeGuide.inches' : 'sizeGuide.cm')}
        </label>
      ))}
    </div>
  )
}
