import { useCallback } from 'react'
import type { SearchClient } from '../../src/clients/search/create-search-client.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { QueryOptions } from '../../src/features/search/query-options.tsx'
import { useSearchWords } from '../../src/features/search/search-words-context.ts'
import { useSuggested } from '../../src/features/search/use-suggested.ts'
import type { BlockViewProps } from '../block.ts'

/** What is searched for most, offered below the search box before anything is typed (BLOCK-44, SEARCH-09). */
export const PopularSearches = ({ props: { max, heading } }: BlockViewProps<'popular-searches'>) => {
  const t = useTranslate()
  const { words } = useSearchWords()
  const ask = useCallback((search: SearchClient) => search.suggestions('', max), [max])
  const queries = useSuggested({ ask, words: '', isWanted: words === '' })
  return <QueryOptions heading={heading === '' ? t('search.popular') : heading} queries={queries} />
}
