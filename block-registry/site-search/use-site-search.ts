import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useNavigate } from '../../src/page/router-context.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'

interface SiteSearch {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly isExpanded: boolean
  readonly query: string
  readonly type: (query: string) => void
  readonly expand: () => void
  readonly reset: () => void
  readonly submit: (event: FormEvent) => void
}

/** The search box: expanded or collapsed, and the words in it (SEARCH-01 to SEARCH-05). */
export const useSiteSearch = (): SiteSearch => {
  const ref = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { path } = usePageContext()
  const [isExpanded, setIsExpanded] = useState(false)
  const [query, setQuery] = useState('')

  const reset = (): void => {
    setQuery('')
    setIsExpanded(false)
  }

  // Before the script runs, the style sheet shows a box with the focus as expanded: it stays so.
  useEffect(() => {
    if (ref.current?.matches(':has(:focus:not(a:focus-visible))') === true) setIsExpanded(true)
  }, [])

  useEffect(() => {
    if (isExpanded) ref.current?.querySelector('input')?.focus()
  }, [isExpanded])

  useEffect(() => {
    if (!isExpanded) return undefined
    const onPress = ({ target }: Event): void => {
      // The veil over the page belongs to the box's own element (site-search.module.scss): a click on that element is outside.
      if (!(target instanceof Node) || (target !== ref.current && ref.current?.contains(target) === true)) return
      setQuery('')
      setIsExpanded(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isExpanded])

  return {
    ref,
    isExpanded,
    query,
    type: setQuery,
    expand: () => setIsExpanded(true),
    reset,
    submit: (event) => {
      event.preventDefault()
      const words = query.trim()
      if (words === '') return
      // On the search page the new words replace the old ones (SEARCH-04).
      void navigate(`/search?query=${encodeURIComponent(words)}`, { replace: path === '/search' })
      reset()
    },
  }
}
