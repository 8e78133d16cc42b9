import { useLayoutEffect, useRef } from 'react'
import { isolated } from '../../src/i18n/isolated.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Link } from '../../src/ui/link/link.tsx'
import styles from './favorites-list.module.scss'

interface Props {
  /** Name of the product that went into the bag last. */
  readonly name: string | undefined
  /** Anything that changes with the products shown. */
  readonly shown: unknown
}

/** Where a product went that has just left the list. Its line is there before, so that nothing moves when it is said. */
export const MovedMessage = ({ name, shown }: Props) => {
  const t = useTranslate()
  const line = useRef<HTMLDivElement>(null)
  // Before the browser paints: no key may fall between the card's going and the focus.
  useLayoutEffect(() => {
    // The button that had the focus went with its card; in a window, the focus stays there.
    if (name !== undefined && document.activeElement === document.body) line.current?.focus({ preventScroll: true })
  }, [name, shown])
  return (
    <div ref={line} role="status" tabIndex={-1} className={styles.moved}>
      {name !== undefined && (
        <>
          {t('favorites.moved', { name: isolated(name) })} <Link to="/checkout/basket">{t('cart.toBag')}</Link>
        </>
      )}
    </div>
  )
}
