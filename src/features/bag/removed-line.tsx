import { useEffect, useId, useRef } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { isolated } from '../../i18n/isolated.ts'
import { Button } from '../../ui/button/button.tsx'
import { CartProblemText } from '../cart/cart-problem-text.tsx'
import type { Removal } from './bag-entries.ts'
import styles from './removed-line.module.scss'

interface Props {
  readonly removal: Removal
  readonly onUndo: (removal: Removal) => void
}

/** Stands in the place of a line that was taken out of the bag, and brings it back. */
export const RemovedLine = ({ removal, onUndo }: Props) => {
  const t = useTranslate()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { line, leaving, isBusy, problem } = removal
  // The focus was on the line that is gone; whoever has gone on meanwhile keeps it.
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) button.current?.focus()
  }, [])
  return (
    <div className={styles.removed}>
      <p id={id} className={styles.text}>
        {t(leaving === 'removed' ? 'cart.removedLine' : 'cart.movedLine', { name: isolated(line.name) })}
      </p>
      <Button ref={button} type="button" variant="text" size="small" isBusy={isBusy} aria-describedby={id} onClick={() => onUndo(removal)}>
        {t('cart.undo')}
      </Button>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          <CartProblemText problem={problem} />
        </p>
      )}
    </div>
  )
}
