import { useState } from 'react'
import { useLocation, useNavigate, usePendingSearch } from './router-context.ts'
import type { TabsProps } from '../../schemas/generated/types.ts'
import { useIsHydrated } from '../lib/use-is-hydrated.ts'
import { withParameter } from '../lib/with-parameter.ts'
import { usePageContext } from './use-page-context.ts'
import { useSite } from '../site/site-context.tsx'
import type { Tab } from '../ui/tabs/tab.ts'

interface ShownTabs {
  readonly tabs: readonly Tab[]
  readonly active: string | undefined
  readonly choose: (key: string) => void
}

/** What a shopper chose: it shows at once, and the address follows. */
interface Choice {
  /** Undefined: all closed. */
  readonly key: string | undefined
  /** The queries for which it is shown: from the one at the click until the new one is reached. */
  readonly from: string | undefined
  readonly to: string
}

interface Options extends Pick<TabsProps, 'queryParam' | 'allowToggleOff'> {
  /** Key of the tab that shows unless the address names one; the first unless given. */
  readonly initial?: string | undefined
}

/** The tab the address names, and how to name another: the initial one goes without the parameter (TRICKY-19). */
export const useTabs = (titles: readonly Omit<Tab, 'href'>[], { queryParam, allowToggleOff, initial }: Options): ShownTabs => {
  const { href } = useSite()
  const { path } = usePageContext()
  const { search: current, hash } = useLocation()
  const search = useHydratedSearch(current)
  const pending = usePendingSearch(path)
  const navigate = useNavigate()
  const [choice, setChoice] = useState<Choice>()
  if (choice?.from !== undefined && choice.to === search) setChoice({ ...choice, from: undefined })
  const first = initial ?? titles[0]?.key
  const named = new URLSearchParams(search).get(queryParam)?.toLowerCase()
  const ofAddress = titles.some(({ key }) => key === named) ? named : first
  const active = choice !== undefined && (search === choice.to || search === choice.from) ? choice.key : ofAddress
  const searchFor = (from: string, key: string | undefined): string => withParameter(from, queryParam, key === first ? undefined : key)
  const choose = (key: string): void => {
    const isOff = allowToggleOff && key === active
    if (key === active && !isOff) return
    // Of the address as it is: a click stored before hydration is replayed while only the part the server knew is read.
    // Where the page is being loaded with another query, of that one: otherwise what was chosen first would be lost.
    const to = searchFor(pending ?? current, isOff ? undefined : key)
    setChoice({ key: isOff ? undefined : key, from: current, to })
    void navigate({ search: to, hash }, { ...OWN_BUSINESS, defaultShouldRevalidate: pending !== undefined })
  }
  return { tabs: titles.map((tab) => ({ ...tab, href: `${href(path)}${searchFor(search, tab.key)}` })), active, choose }
}

/** Same page, same scroll position. */
const OWN_BUSINESS = { replace: true, preventScrollReset: true } as const

/** The address's query; during hydration only the part the server knew, so that both render the same. */
const useHydratedSearch = (search: string): string => {
  const { query } = usePageContext()
  const isHydrated = useIsHydrated()
  return isHydrated ? search : `?${new URLSearchParams(query).toString()}`
}
