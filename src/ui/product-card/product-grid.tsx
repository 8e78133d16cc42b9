import type { CSSProperties } from 'react'
import type { Hit } from '../../clients/search/hit.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { CardAction } from './card-action.ts'
import type { CardConfig } from './card-config.ts'
import { CardItem } from './card-item.tsx'
import styles from './product-grid.module.scss'

interface Props {
  readonly hits: readonly Hit[]
  readonly columns: number
  readonly config: CardConfig
  /** Cards whose pictures are fetched at once. */
  readonly eagerCards?: number
  readonly preferredColors?: readonly string[]
  readonly sku?: string | undefined
  readonly action?: CardAction
}

const MAX_COLUMNS = 6

/** Columns between 1 and 6, else what the block has by default (PLP-26). */
export const columnsOr = (columns: number, fallback: number): number =>
  Number.isInteger(columns) && columns >= 1 && columns <= MAX_COLUMNS ? columns : fallback

/** Products in rows of n from 993 px, at most 3 from 481 px and at most 2 below (PLP-26). */
export const ProductGrid = ({ hits, columns, config, eagerCards = 0, preferredColors, sku, action }: Props) => (
  <ul className={styles.grid} style={columnsStyle(columns)}>
    {hits.map((hit, place) => (
      <CardItem
        key={hit.objectID}
        hit={hit}
        config={config}
        sizes={gridSizes(columns)}
        isEager={place < eagerCards}
        sku={sku}
        {...(preferredColors === undefined ? {} : { preferredColors })}
        action={action}
      />
    ))}
  </ul>
)

/** The places of products that are on their way. */
export const ProductGridSkeleton = ({ columns, count }: { readonly columns: number; readonly count: number }) => (
  <div className={styles.grid} style={columnsStyle(columns)}>
    {Array.from({ length: count }, (_, place) => (
      <div key={place} className={styles.ghost}>
        <Skeleton aspect="3 / 4" />
        <Skeleton inlineSize="40%" />
        <Skeleton inlineSize="75%" />
      </div>
    ))}
  </div>
)

// Custom properties are not in React's style type.
const columnsStyle = (columns: number): CSSProperties =>
  ({ '--columns': columns, '--columns-middle': Math.min(columns, 3), '--columns-narrow': Math.min(columns, 2) }) as CSSProperties

const gridSizes = (columns: number): string =>
  `(max-width: 480px) ${Math.round(100 / Math.min(columns, 2))}vw, (max-width: 992px) ${Math.round(100 / Math.min(columns, 3))}vw, ${Math.round(100 / columns)}vw`
