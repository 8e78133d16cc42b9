import { useId, useState } from 'react'
import type { BlockViewProps } from '../block.ts'
import { toggleFilter, withFilters, areFiltersEqual, type SelectedFilters } from '../../src/features/listing/listing-address.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useFollow } from '../../src/page/use-follow.ts'
import { useListing, type ListingAccess } from '../../src/features/listing/use-listing.ts'
import { ChosenFilters } from '../../src/features/listing/chosen-filters.tsx'
import { selectedChips } from '../../src/features/listing/selected-chips.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { Drawer } from '../../src/ui/drawer/drawer.tsx'
import { Icon } from '../../src/ui/icon/icon.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import { useChoice } from './use-choice.ts'
import { FilterGroups } from './filter-groups.tsx'
import { upToQuery } from '../../src/lib/breakpoints.ts'
import { useMedia } from '../../src/lib/use-media.ts'
import styles from './filters.module.scss'

/**
 * What a shopper can narrow a listing by. Beside the products every value is a link that applies at once; in the pullout
 * of narrow windows choices wait for Apply (FILTER-01, FILTER-02, FILTER-15). Without JavaScript the links are all.
 */
export const Filters = ({ props }: BlockViewProps<'filters'>) => {
  const t = useTranslate()
  const access = useListing()
  const isNarrow = useMedia(NARROW)
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(access?.listing)
  if (access === undefined) return null
  const { listing, address, hrefOf } = access
  // What says that products could not be loaded is on the page, and has the focus (PLP-23).
  if (listing !== seen) {
    setSeen(listing)
    if (listing.status === 'failed') setOpen(false)
  }
  const chosen = selectedChips(access.filters, listing.facets).length
  const waitsForApply = props.mode === 'apply' || (props.mode === 'auto' && isNarrow)
  return (
    <Section width="full" className={styles[props.layout]} data-pullout={props.layout === 'mobile' ? '' : undefined}>
      <a
        className={styles.opener}
        href={`#${panelId}`}
        role="button"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name="sliders" />
        {chosen === 0 ? t('listing.filters') : t('listing.filtersChosen', { count: chosen })}
      </a>
      <div id={panelId} className={styles.panel}>
        {props.mode === 'apply' ? (
          <PendingFilters access={access} props={props} isShown />
        ) : (
          <FilterGroups
            listing={listing}
            filters={address.filters}
            options={props}
            linkTo={(kind, tag) => hrefOf(toggleFilter(address, kind, tag))}
            addressFor={(filters) => hrefOf(withFilters(address, filters))}
          />
        )}
      </div>
      {/* Crossing the width closes the pullout, and its pending choices go with it. */}
      <Drawer
        isOpen={isOpen && (isNarrow || props.layout === 'mobile')}
        onClose={() => setOpen(false)}
        title={t('listing.filters')}
        side="start"
        width="32rem"
      >
        {waitsForApply ? (
          <PendingFilters access={access} props={props} isShown={isOpen} onApplied={() => setOpen(false)} />
        ) : (
          <>
            <ChosenFilters {...access} facets={listing.facets} />
            <FilterGroups
              listing={listing}
              filters={address.filters}
              options={props}
              linkTo={(kind, tag) => hrefOf(toggleFilter(address, kind, tag))}
              addressFor={(filters) => hrefOf(withFilters(address, filters))}
            />
            <div className={styles.apply}>
              <Button type="button" fullWidth onClick={() => setOpen(false)}>
                {t('listing.showProducts', { count: listing.nbHits })}
              </Button>
            </div>
          </>
        )}
      </Drawer>
    </Section>
  )
}

interface PendingProps {
  readonly access: ListingAccess
  readonly props: BlockViewProps<'filters'>['props']
  readonly isShown: boolean
  readonly onApplied?: () => void
}

/**
 * Choices that are applied together, by a button that says how many products they show. It is disabled while they equal the current
 * filters (FILTER-03, FILTER-04), and where they would show none.
 */
const PendingFilters = ({ access, props, isShown, onApplied }: PendingProps) => {
  const t = useTranslate()
  const follow = useFollow()
  const [pending, setPending] = useState<SelectedFilters | undefined>()
  const { address, shown, hrefOf } = access
  const filters = pending ?? address.filters
  const isUnchanged = areFiltersEqual(filters, address.filters)
  const { listing, isCounted } = useChoice(access.listing, filters, !isShown || areFiltersEqual(filters, shown.filters))
  if (!isShown) return null
  const apply = (): void => {
    if (!isUnchanged) follow(hrefOf(withFilters(address, filters)))
    setPending(undefined)
    onApplied?.()
  }
  return (
    <>
      <ChosenFilters
        facets={listing.facets}
        address={{ ...address, filters }}
        filters={filters}
        onChange={(changed) => setPending(changed.filters)}
      />
      <FilterGroups
        listing={listing}
        filters={filters}
        options={props}
        onToggle={(kind, tag) => setPending(toggleFilter({ ...address, filters }, kind, tag).filters)}
        onReplace={setPending}
      />
      <div className={styles.apply}>
        {chosenCount(filters) > 1 && (
          <Button type="button" variant="text" onClick={() => setPending({})}>
            {t('listing.clearAll')}
          </Button>
        )}
        <Button type="button" fullWidth disabled={isUnchanged || (isCounted && listing.nbHits === 0)} onClick={apply}>
          {isCounted ? t('listing.showProducts', { count: listing.nbHits }) : t('listing.apply')}
        </Button>
      </div>
    </>
  )
}

/** A price range is one choice (FILTER-05). */
const chosenCount = ({ priceRange, ...lists }: SelectedFilters): number =>
  Object.values(lists).flat().length + (priceRange === undefined ? 0 : 1)

/** Up to this width filters are a pullout (FILTER-15); wide on the server. */
const NARROW = upToQuery('tabletMedium')
