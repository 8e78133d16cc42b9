import { useTranslate } from '../../src/i18n/use-translate.ts'
import { ChipLink } from '../../src/ui/chip/chip.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import type { BlockViewProps } from '../block.ts'
import styles from './top-searches.module.scss'

/** What is searched for most, as links to the results (BLOCK-25). */
export const TopSearches = ({ id, props, data }: BlockViewProps<'top-searches'>) => {
  const t = useTranslate()
  const { queries = [] } = data
  if (queries.length === 0) return null
  return (
    <Section width="small" as="section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {props.heading === '' ? t('search.popular') : props.heading}
      </h2>
      <ul className={styles.list}>
        {queries.map((query) => (
          <li key={query}>
            <ChipLink to={`/search?${new URLSearchParams({ query }).toString()}`}>{query}</ChipLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
