import type { CartItem } from '../../schemas/api/cart.ts'
import { optionNames } from '../../src/lib/option-names.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { CustomisationTexts } from '../../src/ui/bag-line/customisation-texts.tsx'
import styles from './basket-line.module.scss'

type Line = Pick<CartItem, 'color' | 'size' | 'sizeType' | 'customisation'>

/** Colour, size and size type of a line, those it has, and what it was made to be. */
export const OptionNames = ({ line }: { readonly line: Line }) => {
  const { site } = useSite()
  const names = optionNames(line, site.product.oneSizeValues)
  return (
    <>
      {names.length > 0 && <p className={styles.options}>{names.join(' · ')}</p>}
      <CustomisationTexts texts={line.customisation?.display.texts} className={styles.options} />
    </>
  )
}
