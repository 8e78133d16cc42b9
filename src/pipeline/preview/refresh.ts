import { MENU_KEY } from '../../content/menus.ts'
import type { PageNavigation } from '../navigate/page-navigation.ts'
import { KEYS_AROUND_PAGES } from '../../content/draft-page.ts'
import type { DraftReads } from './create-draft-reads.ts'
import type { DraftNavigation } from './create-draft-navigation.ts'
import { keepScrollPosition } from './keep-scroll-position.ts'

/** Brings what is shown up to date with its drafts. */
export interface Refresh {
  /** Answers whether anything was different. */
  readonly run: () => Promise<boolean>
  /** Called after each time that something changed; returns how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void
  /** How often something was different. */
  readonly count: () => number
}

interface Deps {
  readonly drafts: Pick<DraftReads, 'findChanged'>
  readonly pages: Pick<PageNavigation, 'getShown' | 'navigate'>
  readonly root: HTMLElement
  readonly navigation: Pick<DraftNavigation, 'forget'>
  readonly renderFrame: () => Promise<void>
}

/** Parts of a page may come a little later than the page: pictures, code of blocks that are new. */
const SETTLED_MS = 1_000

export const createRefresh = ({ drafts, pages, root, navigation, renderFrame }: Deps): Refresh => {
  const listeners = new Set<() => void>()
  let count = 0
  const show = async (changed: readonly string[]): Promise<void> => {
    const letGo = keepScrollPosition(root)
    try {
      if (changed.includes(MENU_KEY)) navigation.forget()
      if (changed.some((key) => KEYS_AROUND_PAGES.includes(key))) await renderFrame()
      if (changed.some((key) => !KEYS_AROUND_PAGES.includes(key))) await reload(pages)
    } finally {
      setTimeout(letGo, SETTLED_MS)
    }
  }
  return {
    run: async () => {
      const changed = await drafts.findChanged([pages.getShown().view.key, ...KEYS_AROUND_PAGES])
      if (changed.length === 0) return false
      await show(changed)
      count += 1
      for (const listener of listeners) listener()
      return true
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    count: () => count,
  }
}

/** Going to where one is already reads the page again (should-revalidate.ts). */
const reload = async ({ getShown, navigate }: Pick<PageNavigation, 'getShown' | 'navigate'>): Promise<void> => {
  const { pathname, search, hash } = getShown().location
  await navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true })
}
