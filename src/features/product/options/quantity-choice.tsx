import { useTranslate } from '../../../i18n/use-translate.ts'
import { useSite } from '../../../site/site-context.tsx'
import type { Stock } from './common-stock.ts'
import styles from './quantity-choice.module.scss'

const NAME = 'quantity'

/** How many, up to what a line of the bag may have and to what is there. The choice stays in the field, which is read on submitting. */
export const QuantityChoice = ({ stock }: { readonly stock: Stock | undefined }) => {
  const label = useTranslate()('product.quantity')
  const { site } = useSite()
  const most = Math.min(site.cart.maxQuantityPerItem, stock?.stockQty ?? Infinity)
  if (most < 2) return null
  return (
    <select name={NAME} aria-label={label} className={styles.quantity}>
      {Array.from({ length: most }, (_, index) => (
        <option key={index} value={index + 1}>
          {`${label} ${index + 1}`}
        </option>
      ))}
    </select>
  )
}

/** What is chosen in a form to buy; one where nothing can be. */
export const chosenQuantity = (form: Element | null): number =>
  Number(form?.querySelector<HTMLSelectElement>(`[name="${NAME}"]`)?.value ?? 1)
