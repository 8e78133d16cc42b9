import type { CartItem } from '../../schemas/api/cart.ts'
import { CustomisationTexts } from '../../src/ui/bag-line/customisation-texts.tsx'
import styles from './basket-line.module.scss'

type Line = Pick<CartItem, 'color' | 'size' | 'sizeType' | 'customisation'>

/** Colour, size and size type of a line, those it has, and what it was made to be. */
export const OptionNames = ({ line: { color, size, sizeType, customisation } }: { readonly line: Line }) => {
  const names = [color, size, sizeType].filter((name) => name !== undefined && name !== '')
  return (
    <>
      {names.length > 0 && <p className={styles.options}>{names.join(' · ')}</p>}
      <CustomisationTexts texts={customisation?.display.texts} className={styles.options} />
    </>
  )
}
