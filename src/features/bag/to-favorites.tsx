import { useState } from 'react'
import type { CartItem } from '../../../schemas/api/cart.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFavorites } from '../favorites/use-favorites.ts'
import type { Leaving } from './bag-entries.ts'
import styles from './to-favorites.module.scss'

interface Props {
  readonly line: CartItem
  /** The favourites have it. */
  readonly onMoved: (leaving: Leaving) => void
}

/**
 * Moves a line to the favourites: it leaves the bag once it is stored there. A product that is no longer in the catalogue cannot be
 * a favourite, and what a shopper made of one would be lost.
 */
export const ToFavorites = ({ line: { productId, name, customisation }, onMoved }: Props) => {
  const t = useTranslate()
  const { ids, add } = useFavorites()
  const [isRefused, setRefused] = useState(false)
  if (productId === '' || customisation !== undefined) return null
  const move = (): void => {
    const isStored = add(productId)
    setRefused(!isStored)
    if (isStored) onMoved(ids.includes(productId) ? 'moved' : 'movedAnew')
  }
  return (
    <>
      <Button type="button" variant="text" size="small" aria-label={t('cart.toFavoritesItem', { name })} onClick={move}>
        {t('cart.toFavorites')}
      </Button>
      {isRefused && (
        <p className={styles.problem} role="alert">
          {t('cart.favoritesRefused')}
        </p>
      )}
    </>
  )
}
