import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLook } from '../../../site/use-look.ts'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import { rememberHit } from './late-hits.ts'
import { ProductCard, type CardItemProps } from './product-card.tsx'
import styles from './product-card.module.scss'

/**
 * A product in a list that only the browser has: a placeholder with its name stands in until it is seen, then the full card (CARD-02).
 * Whoever uses the keyboard has all of them at once: what has no link yet could not be reached.
 */
export const LateCardItem = ({ className, ...card }: CardItemProps) => {
  const item = useRef<HTMLLIElement>(null)
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined')
  const { hit } = card
  useLayoutEffect(() => {
    if (item.current !== null) rememberHit(item.current, hit)
  }, [hit])
  useEffect(() => {
    if (isSeen || item.current === null) return undefined
    const show = (): void => setSeen(true)
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) show()
    })
    observer.observe(item.current)
    document.addEventListener('keydown', show, { capture: true, once: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('keydown', show, { capture: true })
    }
  }, [isSeen])
  return (
    <li ref={item} className={className}>
      {isSeen ? <ProductCard {...card} /> : <Placeholder hit={hit} />}
    </li>
  )
}

/** As high as the card, so that nothing moves when it comes. */
const Placeholder = ({ hit }: Pick<CardItemProps, 'hit'>) => (
  <div className={styles.card} data-look={useLook('card')}>
    <Skeleton aspect="var(--aspect-product)" />
    <div className={styles.words}>
      <p className={styles.brand}>{hit.brand}</p>
      <h3 className={styles.name}>
        <span>{hit.name}</span>
      </h3>
      <Skeleton inlineSize="30%" blockSize="1.5em" />
    </div>
  </div>
)
