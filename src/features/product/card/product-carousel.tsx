import { useEffect, useRef, useState, type ComponentType, type CSSProperties } from 'react'
import type { Hit } from '../../../clients/search/hit.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { useSite } from '../../../site/site-context.tsx'
import { readTrayConfig, type CarouselConfig } from '../../../ui/carousel/carousel-config.ts'
import { scrollOver } from '../../../ui/carousel/scroll-over.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { CardItem, type CardAction, type CardItemProps } from './product-card.tsx'
import type { CardConfig } from './card-config.ts'
import styles from './product-carousel.module.scss'

interface Props {
  readonly hits: readonly Hit[]
  /** Names the row; its heading. */
  readonly label: string
  readonly config: CardConfig
  readonly carousel?: CarouselConfig
  readonly isEager: boolean
  readonly sku?: string | undefined
  readonly action?: CardAction
  /** How a product is drawn where only the browser has it. */
  readonly item?: ComponentType<CardItemProps>
}

/** Products in a row that scrolls by swipe, wheel, keys or the buttons beside it; no products are hidden from anybody. */
export const ProductCarousel = ({ hits, label, config, carousel = STANDARD, isEager, sku, action, item: Item = CardItem }: Props) => {
  const t = useTranslate()
  const { direction } = useSite()
  const row = useRef<HTMLUListElement>(null)
  const [isAtStart, setAtStart] = useState(true)
  const [isAtEnd, setAtEnd] = useState(false)
  const measure = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): void => {
    // Offsets are fractions, and negative from right to left.
    const offset = Math.abs(scrollLeft)
    setAtStart(offset < 2)
    setAtEnd(offset + clientWidth > scrollWidth - 2)
  }
  useEffect(() => {
    const update = (): void => void (row.current !== null && measure(row.current))
    update()
    window.addEventListener('resize', update)
    return () => window.removeEventListener('resize', update)
  }, [hits])
  /** So many cards further; scroll offsets grow leftwards where text runs from right to left. */
  const leaf = (way: 1 | -1): void => {
    const { current } = row
    if (current === null) return
    const step = way * (direction === 'rtl' ? -1 : 1) * carousel.slidesToScroll * stepOf(current)
    scrollOver(current, current.scrollLeft + step, carousel.speedMs)
  }
  return (
    <div className={styles.carousel}>
      {hits.length > carousel.slidesToShow && (
        <div className={styles.buttons}>
          {/* Not `disabled`: who presses until the end would lose the focus. */}
          <button
            type="button"
            className={styles.button}
            aria-label={t('listing.previousProducts')}
            aria-disabled={isAtStart}
            onClick={() => leaf(-1)}
          >
            <Icon name="arrow-start" />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={t('listing.nextProducts')}
            aria-disabled={isAtEnd}
            onClick={() => leaf(1)}
          >
            <Icon name="arrow-end" />
          </button>
        </div>
      )}
      <ul
        ref={row}
        className={styles.row}
        style={shownCards(carousel)}
        onScroll={({ currentTarget }) => measure(currentTarget)}
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label === '' ? t('listing.products') : label}
      >
        {hits.map((hit, index) => (
          <Item
            key={hit.objectID}
            className={styles.item}
            hit={hit}
            config={config}
            sizes="(max-width: 480px) 66vw, (max-width: 992px) 33vw, 23vw"
            isEager={isEager && index < EAGER_CARDS}
            sku={sku}
            action={action}
          />
        ))}
      </ul>
    </div>
  )
}

const STANDARD = readTrayConfig({})
const EAGER_CARDS = 4

/** From the edge of one card to that of the next, in pixels. */
const stepOf = ({ children: [first, second] }: HTMLElement): number =>
  first === undefined || second === undefined ? 0 : Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left)

const shownCards = ({ slidesToShow }: CarouselConfig): CSSProperties => ({ '--cards': slidesToShow })
