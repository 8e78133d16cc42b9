import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { SearchClient } from '../../src/clients/search/create-search-client.ts'
import { QueryOptions } from '../../src/features/search/query-options.tsx'
import { useSearchWords } from '../../src/features/search/search-words-context.ts'
import { useSuggested } from '../../src/features/search/use-suggested.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { useCallback } from 'react'

/** Searches that go on from the words in the box; the most popular one where there is none (SEARCH-08 to SEARCH-10). */
export const QuerySuggestions = () => {
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
