import { colorOf, initialsOf, LETTERS } from './color-of.ts'
import styles from './together.module.scss'

/** Somebody's initials, with what there is to say of her. */
export const Mark = ({ name, sentence }: { readonly name: string; readonly sentence: string }) => (
  <span
    role="img"
    aria-label={sentence}
    title={sentence}
    className={styles.mark}
    style={{ backgroundColor: colorOf(name), color: LETTERS }}
  >
    {initialsOf(name)}
  </span>
)
