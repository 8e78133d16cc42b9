import { type ReactNode, useCallback } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { SearchClient } from '../../src/clients/search/create-search-client.ts'
import { PlaceOptions } from '../../src/features/search/place-options.tsx'
import { QueryOptions } from '../../src/features/search/query-options.tsx'
import { useSearchWords } from '../../src/features/search/search-words-context.ts'
import { useSuggested } from '../../src/features/search/use-suggested.ts'
import { useSite } from '../../src/site/site-context.tsx'
import styles from './suggestions-panel.module.scss'

interface Props {
  readonly id: string
  /** Blocks with suggestions of their own. */
  readonly children: ReactNode
}

/** The list below the search box. Its parts fill themselves; while all are empty it cannot be seen. */
export const SuggestionsPanel = ({ id, children }: Props) => {
  const t = useTranslate()
  return (
    <div id={id} role="listbox" aria-label={t('search.suggestions')} className={styles.panel}>
      <div className={styles.words}>
        <QuerySuggestions />
        <PlaceSuggestions />
      </div>
      {children}
    </div>
  )
}

/** Searches that go on from the words in the box; the most popular one where there is none (SEARCH-08 to SEARCH-10). */
const QuerySuggestions = () => {
  const t = useTranslate()
  const { site } = useSite()
  const { suggestionsToShow } = site.components
  const { words, isEnough } = useSearchWords()
  const ask = useCallback(
    async (search: SearchClient, query: string) => {
      const found = await search.suggestions(query, suggestionsToShow)
      return found.length > 0 ? found : search.suggestions('', 1)
    },
    [suggestionsToShow],
  )
  const queries = useSuggested({ ask, words, isWanted: isEnough })
  return <QueryOptions heading={t('search.matching')} queries={queries} />
}

/** Categories, brands and pages that the words name. */
const PlaceSuggestions = () => {
  const t = useTranslate()
  const { words, isEnough } = useSearchWords()
  const ask = useCallback((search: SearchClient, query: string) => search.places(query), [])
  const places = useSuggested({ ask, words, isWanted: isEnough })
  return (
    <>
      <PlaceOptions heading={t('search.categories')} places={places.filter(({ kind }) => kind === 'category')} />
      <PlaceOptions heading={t('search.brands')} places={places.filter(({ kind }) => kind === 'brand')} />
      <PlaceOptions heading={t('search.pages')} places={places.filter(({ kind }) => kind === 'page')} />
    </>
  )
}
