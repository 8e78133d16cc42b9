import { useEffect, useState } from 'react'
import { report } from '../../lib/report.ts'
import type { SearchClient } from '../../clients/search/create-search-client.ts'
import { useSite } from '../../site/site-context.tsx'
import { loadSearch } from '../../clients/search/load-search.ts'

/** How long typing rests before the search is asked (SEARCH-11). */
export const SUGGESTIONS_DELAY_MS = 300

interface SuggestedInput<Found> {
  /** The same function as long as the same is asked. */
  readonly ask: (search: SearchClient, words: string) => Promise<readonly Found[]>
  readonly words: string
  /** False: nothing is asked, and nothing found. */
  readonly isWanted: boolean
}

/**
 * What the search has for the words in the box. Words that changed meanwhile are never answered; what was found before stays
 * until then. A failure is reported and finds nothing (SEARCH-13).
 */
export const useSuggested = <Found>({ ask, words, isWanted }: SuggestedInput<Found>): readonly Found[] => {
  const site = useSite()
  const [found, setFound] = useState<readonly Found[]>([])
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    const start = async (): Promise<void> => {
      const answer = await ask(await loadSearch(site), words)
      if (isCurrent) setFound(answer)
    }
    const timer = setTimeout(
      () => {
        start().catch((cause: unknown) => {
          report({ code: 'suggestionsFailed', message: 'Suggestions could not be loaded', details: { cause: String(cause) } })
          if (isCurrent) setFound([])
        })
      },
      // Nothing was typed yet: nothing to wait for.
      words === '' ? 0 : SUGGESTIONS_DELAY_MS,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [ask, words, isWanted, site])
  return isWanted ? found : []
}
