import { use } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { PlaceLinks } from '../../src/features/search/place-links.tsx'
import { HasListingBar, ListingBar } from '../../src/features/listing/listing-bar.tsx'
import { useListing } from '../../src/features/listing/use-listing.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { Section } from '../../src/ui/section/section.tsx'
import type { BlockViewProps } from '../block.ts'
import styles from './results.module.scss'

const FOUND_BY = { descriptions: 'listing.inDescriptions', someWords: 'listing.someWords' } as const

/** Title and number of products of a listing (PLP-08); sort order and chosen filters, too, where no listing around has them. */
export const Results = ({ props }: BlockViewProps<'results'>) => {
  const t = useTranslate()
  const { kind } = usePageContext()
  const access = useListing()
  const hasBar = use(HasListingBar)
  if (access === undefined) return null
  const { listing } = access
  const heading =
    kind === 'search' ? t(listing.query === '' ? 'listing.searchAll' : 'listing.searchHeading', { query: listing.query }) : listing.heading
  return (
    <Section className={styles.results}>
      <div className={styles.head}>
        <h1 className={styles.heading}>{heading}</h1>
        {props.showCount && listing.status === 'loaded' && (
          <p className={styles.count} role="status">
            {t(listing.approximateTotal ? 'listing.aboutCount' : 'listing.count', { count: listing.nbHits })}
          </p>
        )}
      </div>
      {listing.foundBy !== undefined && <p className={styles.partial}>{t(FOUND_BY[listing.foundBy])}</p>}
      <PlaceLinks places={listing.places} />
      {!hasBar && <ListingBar {...access} />}
    </Section>
  )
}
