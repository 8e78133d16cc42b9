import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { SearchForm } from '../../src/ui/search-form/search-form.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './empty-search.module.scss'

/** For a search without results or without words: a text, a search box, and what a merchandiser offers instead. */
export const EmptySearch = ({ props, slots }: BlockViewProps<'empty-search'>) => {
  const t = useTranslate()
  const { kind, query } = usePageContext()
  const words = query['query'] ?? ''
  // The page of an empty search has no other title.
  const Heading = kind === 'search' ? 'h1' : 'h2'
  return (
    <>
      <Section width="small" className={styles.empty}>
        {props.heading !== '' && <Heading className={styles.heading}>{props.heading}</Heading>}
        {kind === 'search' && words !== '' && <p className={styles.words}>{t('listing.nothingFor', { query: words })}</p>}
        {props.text !== '' && <p className={styles.text}>{props.text}</p>}
        {props.showSearchBox && <SearchForm defaultQuery={kind === 'search' ? words : ''} />}
      </Section>
      {slots.body}
    </>
  )
}
