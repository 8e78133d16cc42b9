import marks from './card-marks.svg?url&no-inline'
import { brandName, isDrawn } from './stored-card.ts'
import styles from './card-form.module.scss'

/** A card's brand as a small picture of its name; in words where none is drawn. */
export const CardMark = ({ brand }: { readonly brand: string }) =>
  isDrawn(brand) ? (
    <svg className={styles.mark} role="img" aria-label={brandName(brand)}>
      <use href={`${marks}#${brand}`} />
    </svg>
  ) : (
    <bdi className={styles.word}>{brandName(brand)}</bdi>
  )
