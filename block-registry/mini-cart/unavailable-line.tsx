import type { CartItem } from '../../schemas/api/cart.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { LinePicture } from '../../src/ui/bag-line/line-picture.tsx'
import styles from './unavailable-line.module.scss'

/** A line that is no longer available: its name, without details or links (MINI-05). */
export const UnavailableLine = ({ line }: { readonly line: CartItem }) => {
  const t = useTranslate()
  return (
    <li className={styles.line}>
      <LinePicture line={line} sizes="80px" />
      <div className={styles.facts}>
        <p>{line.name}</p>
        <p className={styles.note}>{t('cart.unavailable')}</p>
      </div>
    </li>
  )
}
