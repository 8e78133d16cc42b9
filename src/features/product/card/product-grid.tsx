import type { ComponentType, CSSProperties } from 'react'
import type { Hit } from '../../../clients/search/hit.ts'
import { isByWidth, type ByWidth, type Responsive } from '../../../../schemas/by-width.ts'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import { CardItem, type CardAction, type CardItemProps } from './product-card.tsx'
import type { CardConfig } from './card-config.ts'
import styles from './product-grid.module.scss'
import { defined } from '../../../lib/defined.ts'

interface Props {
  readonly hits: readonly Hit[]
  readonly columns: Columns
  readonly config: CardConfig
  /** Cards whose pictures are fetched at once. */
  readonly eagerCards?: number
  readonly preferredColors?: readonly string[]
  readonly sku?: string | undefined
  readonly action?: CardAction
  /** How a product is drawn where only the browser has it. */
  readonly item?: ComponentType<CardItemProps>
}

const MAX_COLUMNS = 6

/** How many products are in a row at each width. */
export interface Columns extends Required<ByWidth<number>> {
  /** From 1600 px. */
  readonly wide?: number
}

/**
 * Columns between 1 and 6, else what the block has by default (PLP-26); at most 3 in a row on tablets and 2 on phones where
 * nothing else is asked for (PLP-21).
 */
export const columnsOr = (columns: Responsive<number>, fallback: number): Columns => {
  const { mobileLarge, tabletMedium, desktop } = isByWidth(columns) ? columns : { desktop: columns }
  const wide = within(desktop) ?? fallback
  const middle = within(tabletMedium) ?? Math.min(wide, 3)
  return { mobileLarge: within(mobileLarge) ?? Math.min(middle, 2), tabletMedium: middle, desktop: wide }
}

const within = (columns: number | undefined): number | undefined =>
  columns !== undefined && Number.isInteger(columns) && columns >= 1 && columns <= MAX_COLUMNS ? columns : undefined

/** Products in rows. */
export const ProductGrid = ({ hits, columns, config, eagerCards = 0, preferredColors, sku, action, item: Item = CardItem }: Props) => (
  <ul className={styles.grid} style={columnsStyle(columns)}>
    {hits.map((hit, index) => (
      <Item
        key={hit.objectID}
        hit={hit}
        config={config}
        sizes={gridSizes(columns)}
        isEager={index < eagerCards}
        sku={sku}
        {...(preferredColors === undefined ? {} : { preferredColors })}
        action={action}
      />
    ))}
  </ul>
)

/** Placeholders of products that are being loaded. */
export const ProductGridSkeleton = ({ columns, count }: { readonly columns: Columns; readonly count: number }) => (
  <div className={styles.grid} style={columnsStyle(columns)}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.ghost}>
        <Skeleton aspect="var(--aspect-product)" />
        <Skeleton inlineSize="40%" />
        <Skeleton inlineSize="75%" />
      </div>
    ))}
  </div>
)

const columnsStyle = ({ mobileLarge, tabletMedium, desktop, wide }: Columns): CSSProperties => ({
  ...defined({ '--columns-wide': wide }),
  '--columns': desktop,
  '--columns-middle': tabletMedium,
  '--columns-narrow': mobileLarge,
})

const gridSizes = ({ mobileLarge, tabletMedium, desktop, wide = desktop }: Columns): string =>
  `(max-width: 480px) ${share(mobileLarge)}, (max-width: 992px) ${share(tabletMedium)}, ${wide === desktop ? '' : `(max-width: 1599px) ${share(desktop)}, `}${share(wide)}`

const share = (columns: number): string => `${Math.round(100 / columns)}vw`
