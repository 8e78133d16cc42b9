import type { CartItem } from '../../schemas/api/cart.ts'
import styles from './basket-line.module.scss'

/** Colour, size and size type of a line, those it has. */
export const OptionNames = ({ line: { color, size, sizeType } }: { readonly line: Pick<CartItem, 'color' | 'size' | 'sizeType'> }) => {
  const names = [color, size, sizeType].filter((name) => name !== undefined && name !== '')
  return names.length === 0 ? null : <p className={styles.options}>{names.join(' · ')}</p>
}
