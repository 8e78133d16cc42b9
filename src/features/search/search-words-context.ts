import { createContext, useContext } from 'react'

/** The text of the search box, for what opens below it. */
export interface SearchWords {
  readonly words: string
  /** Whether there are enough of them to suggest something for (SEARCH-07). */
  readonly isEnough: boolean
  /** Begins the ids of everything that can be chosen. */
  readonly listId: string
  /** Id of what the arrow keys have reached. */
  readonly activeId: string | undefined
  /** Something was chosen: the box is empty and collapsed afterwards. */
  readonly onFollow: () => void
}

/** Without a box around it, as in the gallery, nothing has been typed. */
export const SearchWordsContext = createContext<SearchWords>({
  words: '',
  isEnough: false,
  listId: 'suggestions',
  activeId: undefined,
  onFollow: () => undefined,
})

export const useSearchWords = (): SearchWords => useContext(SearchWordsContext)
