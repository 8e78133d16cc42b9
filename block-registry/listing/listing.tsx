import { useEffect } from 'react'
import type { BlockViewProps } from '../block.ts'
import { HEART_AND_QUICK_BUY } from '../../src/features/product/quick-buy/quick-buy-action.tsx'
import { QuickBuy } from '../../src/features/product/quick-buy/quick-buy.tsx'
import { HasListingBar, ListingBar } from '../../src/features/listing/listing-bar.tsx'
import { ListingProducts } from '../../src/features/listing/listing-products.tsx'
import { withOthersOf } from '../../src/features/listing/listing-address.ts'
import { useListing } from '../../src/features/listing/use-listing.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { classNames } from '../../src/lib/class-names.ts'
import { isByWidth } from '../../schemas/by-width.ts'
import { readCardConfig } from '../../src/features/product/card/card-config.ts'
import { columnsOr, type Columns } from '../../src/features/product/card/product-grid.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import { Slot } from '../../src/ui/section/slot.tsx'
import styles from './listing.module.scss'

/** The block's own number of products in a row (PLP-20), and the most there can be (PLP-26). */
const DEFAULT_COLUMNS = 3
const MOST_COLUMNS = 6

/** The widest windows have one more in a row; who asks for a number by width gets it everywhere. */
const columnsOf = (columns: BlockViewProps<'listing'>['props']['columns']): Columns => {
  const all = columnsOr(columns, DEFAULT_COLUMNS)
  return isByWidth(columns) ? all : { ...all, wide: Math.min(all.desktop + 1, MOST_COLUMNS) }
}

/** Products of a category, brand or search, with room above, beside and below. */
export const Listing = ({ props, slots, position }: BlockViewProps<'listing'>) => {
  const access = useListing()
  useTrueAddress()
  if (access === undefined) return null
  const hasSide = slots.side !== undefined && slots.side !== null
  return (
    <Section className={styles.listing} id="listing-top">
      {slots.top !== undefined && (
        <Slot gap="small" className={styles.top}>
          <HasListingBar value>{slots.top}</HasListingBar>
        </Slot>
      )}
      <div className={classNames(styles.middle, hasSide && styles.divided)}>
        {hasSide && (
          <Slot gap="medium" className={styles.side}>
            {slots.side}
          </Slot>
        )}
        <ListingBar {...access} className={styles.bar} />
        <div className={styles.products}>
          <QuickBuy>
            <ListingProducts
              listing={access.listing}
              columns={columnsOf(props.columns)}
              config={readCardConfig(props.productConfig)}
              isAboveFold={position.isAboveFold}
              action={HEART_AND_QUICK_BUY}
            />
          </QuickBuy>
        </div>
      </div>
      {slots.bottom !== undefined && <Slot className={styles.bottom}>{slots.bottom}</Slot>}
    </Section>
  )
}

/** Replaces an address with a page number or sort order that does not exist, without a history entry (PLP-24, EXTRA-08). */
const useTrueAddress = (): void => {
  const access = useListing()
  const { href } = useSite()
  const wrong = access !== undefined && access.listing.status === 'loaded'
  const path = access === undefined ? '' : href(access.hrefOf(access.shown))
  useEffect(() => {
    if (!wrong) return
    const { pathname, search, hash } = window.location
    const [, query = ''] = path.split('?')
    const [here, there] = [new URLSearchParams(search), new URLSearchParams(query)]
    const isTrue = ['page', 'sortBy'].every((name) => here.get(name) === there.get(name))
    if (!isTrue && path.startsWith(pathname)) window.history.replaceState(window.history.state, '', `${withOthersOf(path, here)}${hash}`)
  }, [wrong, path])
}
