import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { classNames } from '../../lib/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { FAVORITES_FORM } from './favorites-form.ts'
import { useFavorites } from './use-favorites.ts'
import styles from './favorite-button.module.scss'

interface Props {
  readonly productId: string
  /** Makes the button's name unique on a page of cards. */
  readonly productName: string
  readonly className?: string | undefined
}

/**
 * The heart: a toggle whose name stays and whose state is announced (FAV-01). It grows once when something is added (FAV-02).
 * Without JavaScript it sends the page's form for favourites.
 */
export const FavoriteButton = ({ productId, productName, className }: Props) => {
  const t = useTranslate()
  const { ids, toggle } = useFavorites()
  const [isGrowing, setGrowing] = useState(false)
  useEffect(() => {
    if (!isGrowing) return undefined
    const timer = setTimeout(() => setGrowing(false), GROW_MS)
    return () => clearTimeout(timer)
  }, [isGrowing])
  const isFavorite = ids.includes(productId)
  return (
    <button
      type="submit"
      form={FAVORITES_FORM}
      name="product"
      value={productId}
      className={classNames(styles.button, isGrowing && styles.growing, className)}
      aria-pressed={isFavorite}
      aria-label={t('product.favorite', { name: productName })}
      onClick={(event) => {
        event.preventDefault()
        setGrowing(toggle(productId))
      }}
    >
      <Icon name={isFavorite ? 'heart-filled' : 'heart'} className={styles.icon} />
    </button>
  )
}

/** The same as the animation in the style sheet. */
const GROW_MS = 500
