import { useId } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { SuggestionOption } from './suggestion-option.tsx'
import styles from './suggestion-option.module.scss'

interface Props {
  readonly heading: string
  readonly queries: readonly string[]
}

/** Searches to choose from, under a heading; nothing without any. */
export const QueryOptions = ({ heading, queries }: Props) => {
  const id = useId()
  if (queries.length === 0) return null
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className={styles.heading}>
        {heading}
      </p>
      {queries.map((query) => (
        <SuggestionOption key={query} name={`query-${query.replaceAll(/\s/g, '-')}`} to={searchPath(query)}>
          <Icon name="search" size="1.6rem" />
          {query}
        </SuggestionOption>
      ))}
    </div>
  )
}

/** Where a search leads, without prefix. */
export const searchPath = (query: string): string => `/search?${new URLSearchParams({ query }).toString()}`
