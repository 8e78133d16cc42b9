import { useTranslate } from '../../../i18n/use-translate.ts'
import type { OptionChoice } from './selection.ts'
import type { SelectionView } from './selection-view.ts'
import styles from './sold-out.module.scss'

interface Props {
  readonly view: SelectionView
  readonly onChoose: (choice: OptionChoice) => void
}

/** What is selected cannot be had, and what can instead. Each is a submit button that asks for this page with it, which works before JavaScript too. */
export const SoldOut = ({ view: { levels, offers }, onChoose }: Props) => {
  const t = useTranslate()
  const options = levels.flatMap(({ chosen }) => chosen ?? []).join(', ')
  return (
    <div className={styles.soldOut}>
      <p className={styles.note}>{t('product.stock.soldOutIn', { options })}</p>
      {offers.map(({ level, value, label }) => (
        <button
          type="submit"
          formMethod="get"
          formAction="?"
          key={`${level} ${value}`}
          className={styles.offer}
          name={level}
          value={value}
          onClick={(event) => {
            event.preventDefault()
            onChoose({ level, value })
          }}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
