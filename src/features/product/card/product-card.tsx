import { useState, type PointerEvent, type ReactNode } from 'react'
import type { Hit, HitColor } from '../../../clients/search/hit.ts'
import { usePromotionText } from '../../campaigns/promotion-texts.ts'
import { formatLocaleOf } from '../../../i18n/format-locale.ts'
import { keptBy } from '../../../lib/kept-by.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import type { RuledProduct } from '../../campaigns/matches-product.ts'
import { statusOfCode } from '../../../lib/stock-status.ts'
import { useSite } from '../../../site/site-context.tsx'
import { useLook } from '../../../site/use-look.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { Price } from '../../../ui/price/price.tsx'
import { Stars } from '../../../ui/stars/stars.tsx'
import type { CardConfig } from './card-config.ts'
import { cardPath } from './card-path.ts'
import { CardPicture } from './card-picture.tsx'
import { RevealDesigner } from './reveal-designer.tsx'
import { PREORDER_CODE, stockBadge, stockLevel } from './stock-level.ts'
import { Swatches } from './swatches.tsx'
import styles from './product-card.module.scss'
import { CachedFragment } from '../../../ui/cached-fragment/cached-fragment.tsx'

/** What is shown over the pictures of cards. It must depend on the hit alone: equal cards with an action of one name are rendered once. */
export interface CardAction {
  readonly name: string
  readonly render: (hit: Hit) => ReactNode
  /** Where the card's settings have it: the way to buy what the card shows at once. `path`: where the card leads. */
  readonly quickBuy?: (hit: Hit, color: HitColor | undefined, path: string) => ReactNode
}

export interface ProductCardProps {
  readonly hit: Hit
  readonly config: CardConfig
  /** CSS `sizes` of the picture. */
  readonly sizes: string
  readonly isEager?: boolean
  /** Colors the shopper filtered by: the first the product has is shown. */
  readonly preferredColors?: readonly string[]
  /** `sku` of the page's address (CARD-14). */
  readonly sku?: string | undefined
  /** Stands over the picture's corners: the heart, quick buy. */
  readonly action?: CardAction | undefined
}

/** A product in a listing or a tray. The chosen color decides pictures and link (CARD-03). */
export const ProductCard = ({ hit, config, sizes, isEager = false, preferredColors = [], sku, action }: ProductCardProps) => {
  const [chosen, setChosen] = useState<string>()
  const [isLookedAt, setLookedAt] = useState(false)
  const [hasSwatches, setHasSwatches] = useState(false)
  const color =
    hit.colors.find(({ slug }) => slug === chosen) ?? hit.colors.find(({ slug }) => preferredColors.includes(slug)) ?? hit.colors[0]
  const path = cardPath({ hit, color, sku })
  const flag = color?.availabilityFlag ?? hit.availabilityFlag
  const hover = (isOver: boolean) => (event: PointerEvent) => setLookedAt(isOver && event.pointerType === 'mouse')
  const addSwatches = (): void => setHasSwatches(true)
  const designer = (
    <>
      <p className={styles.brand}>{hit.brand}</p>
      <h3 className={styles.name}>
        <Link to={path} onFocus={(event) => setLookedAt(event.currentTarget.matches(':focus-visible'))} onBlur={() => setLookedAt(false)}>
          {hit.name}
        </Link>
      </h3>
    </>
  )
  return (
    <article className={styles.card} data-look={useLook('card')} onPointerEnter={addSwatches} onFocus={addSwatches}>
      <div className={styles.media} onPointerEnter={hover(true)} onPointerLeave={hover(false)}>
        {/* The name below is the link for everyone; this one only makes the picture a larger target. */}
        <Link to={path} tabIndex={-1} aria-hidden="true">
          <CardPicture
            main={color?.mainImage ?? hit.image}
            secondary={color?.secondaryImage}
            sizes={sizes}
            isEager={isEager}
            isLookedAt={isLookedAt}
          />
        </Link>
        <CardBadge hit={hit} flag={flag} config={config} />
        {action !== undefined && <div className={styles.action}>{action.render(hit)}</div>}
        {config.quickBuy && action?.quickBuy?.(hit, color, path)}
      </div>
      <div className={styles.words}>
        {config.revealDesigner ? <RevealDesigner hit={hit}>{designer}</RevealDesigner> : designer}
        {hit.rating !== undefined && hit.rating.count >= ENOUGH_REVIEWS && <Stars rating={hit.rating} />}
        <div className={styles.foot}>
          <Price price={hit.price} priceRange={hit.priceRange} showRange={config.showRange} isFinalSale={hit.isFinalSale} size="small" />
          <Swatches
            colors={hit.colors.length > 1 ? hit.colors : []}
            chosen={color?.slug}
            onChoose={setChosen}
            config={config}
            isWanted={hasSwatches}
          />
        </div>
        {flag === PREORDER_CODE && <ShipsAfter range={hit.shippingDateRange} />}
      </div>
    </article>
  )
}

/** What fewer shoppers think says little: on a card it is left out, on the product's page it stands. */
const ENOUGH_REVIEWS = 10

const CardBadge = ({ hit, flag, config }: { readonly hit: Hit; readonly flag: number; readonly config: CardConfig }) => {
  const t = useTranslate()
  const { site } = useSite()
  const promotion = usePromotionText({ location: 'badge', product: ruledHit(hit) })
  const badge = stockBadge(stockLevel(flag), { fetchOutOfStock: site.listing.fetchOutOfStock, showLowStock: config.showLowStock })
  if (badge === undefined && promotion === '' && !hit.price.onSale) return null
  return (
    <div className={styles.badges}>
      {hit.price.onSale && <Badge tone="sale">{t('listing.onSale')}</Badge>}
      {badge !== undefined && <Badge tone={badge === 'lowStock' ? 'warning' : 'neutral'}>{t(`listing.${badge}`)}</Badge>}
      {promotion !== '' && <Badge tone="sale">{promotion}</Badge>}
    </div>
  )
}

/** What campaigns may look at (RULES-04). */
const ruledHit = ({ brandTag, categories, collections, price, availabilityFlag }: Hit): RuledProduct => ({
  brand: brandTag,
  categories,
  collections,
  sale: price.onSale ? 'ONSALE' : 'NOSALE',
  availability: statusOfCode(availabilityFlag),
})

const ShipsAfter = ({ range }: { readonly range: Hit['shippingDateRange'] }) => {
  const t = useTranslate()
  const { locale } = useSite()
  return range === undefined ? null : <p className={styles.note}>{t('listing.shipsAfter', { date: shipsAfter(range.minRange, locale) })}</p>
}

/** Short month and day of a moment in epoch seconds: `12 Mar` (CARD-06). In UTC, so that server and browser agree. */
const shipsAfter = (seconds: number, locale: string): string => monthAndDay(locale).format(seconds * 1000)

const monthAndDay = keptBy((locale) => new Intl.DateTimeFormat(formatLocaleOf(locale), { month: 'short', day: 'numeric', timeZone: 'UTC' }))

export interface CardItemProps extends ProductCardProps {
  readonly className?: string | undefined
}

/** A product in a list. Most of a shop's HTML is cards, and the same ones are on many pages. */
export const CardItem = ({ className, ...card }: CardItemProps) => {
  const { hit, config, sizes, isEager = false, preferredColors = [], sku, action } = card
  return (
    <CachedFragment
      as="li"
      className={className}
      by={(nameOf) => JSON.stringify([nameOf(hit, UNSEEN), nameOf(config), sizes, isEager, preferredColors, sku, action?.name])}
    >
      {() => <ProductCard {...card} />}
    </CachedFragment>
  )
}

/** The hit's position in an answer is not shown. */
const UNSEEN = ['offsettedPosition', 'queryID'] as const
