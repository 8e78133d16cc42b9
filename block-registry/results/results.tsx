import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useListing } from '../../src/features/listing/use-listing.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { Section } from '../../src/ui/section/section.tsx'
import { SelectedFilterChips } from './selected-filter-chips.tsx'
import { SortSelect } from './sort-select.tsx'
import styles from './results.module.scss'

/** Title, number of products, sort order and chosen filters of a listing (PLP-08, PLP-10). */
export const Results = ({ props }: BlockViewProps<'results'>) => {
  const t = useTranslate()
  const { kind } = usePageContext()
  const access = useListing()
  if (access === undefined) return null
  const { listing } = access
  const heading =
    kind === 'search' ? t(listing.query === '' ? 'listing.searchAll' : 'listing.searchHeading', { query: listing.query }) : listing.heading
  return (
    <Section width="large" className={styles.results}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.heading}>{heading}</h1>
          {props.showCount && listing.status === 'loaded' && (
            <p className={styles.count} role="status">
              {t(listing.approximateTotal ? 'listing.aboutCount' : 'listing.count', { count: listing.nbHits })}
            </p>
          )}
        </div>
        {listing.sortOptions.length > 1 && listing.nbHits > 1 && <SortSelect {...access} />}
      </div>
      <SelectedFilterChips {...access} />
    </Section>
  )
}
