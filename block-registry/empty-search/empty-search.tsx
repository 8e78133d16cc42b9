import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useListing } from '../../src/features/listing/use-listing.ts'
import { PlaceLinks } from '../../src/features/search/place-links.tsx'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { Picture } from '../../src/ui/picture/picture.tsx'
import { SearchForm } from '../../src/ui/search-form/search-form.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './empty-search.module.scss'

/** For a search without results or an address without a page: words, a search box, a picture, and what a merchandiser offers instead. */
export const EmptySearch = ({ props, slots, position }: BlockViewProps<'empty-search'>) => {
  const t = useTranslate()
  const { kind, query } = usePageContext()
  const places = useListing()?.listing.places
  const { heading, text, image, showSearchBox } = props
  const words = query['query'] ?? ''
  // What is for an empty search or an unknown address, and a page that it opens, have no other title.
  const Heading = position.index === 0 || kind === 'search' || kind === 'notFound' ? 'h1' : 'h2'
  return (
    <>
      <Section className={styles.empty}>
        <div className={styles.words}>
          {heading !== '' && <Heading className={styles.heading}>{heading}</Heading>}
          {kind === 'search' && words !== '' && <p className={styles.text}>{t('listing.nothingFor', { query: words })}</p>}
          <PlaceLinks places={places} />
          {text !== '' && <p className={styles.text}>{text}</p>}
          {showSearchBox && <SearchForm defaultQuery={kind === 'search' ? words : ''} />}
        </div>
        {image !== null && (
          <Picture
            src={image.url}
            width={image.width}
            height={image.height}
            alt={image.alt}
            color={image.color}
            aspect="4 / 3"
            sizes="(min-width: 993px) 40vw, 100vw"
            isEager={position.isAboveFold}
          />
        )}
      </Section>
      {slots.body}
    </>
  )
}
