import { MENU_KEY } from '../../content/menus.ts'
import type { PageNavigation } from '../navigate/page-navigation.ts'
import { keysAround } from '../../content/draft-page.ts'
import type { DraftReads } from './create-draft-reads.ts'
import type { DraftNavigation } from './create-draft-navigation.ts'
import { keepScrollPosition } from './keep-scroll-position.ts'

/** Brings what is shown up to date with its drafts. */
export interface Refresh {
  /** Answers whether anything was different; `only`: looks at this key alone, where it is shown. */
  readonly run: (only?: string) => Promise<boolean>
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
  let last: Promise<void> = Promise.resolve()
  const show = async (changed: readonly string[]): Promise<void> => {
    const letGo = keepScrollPosition(root)
    try {
      if (changed.includes(MENU_KEY)) navigation.forget()
      const { frame, context } = pages.getShown().view
      const around = keysAround(context.kind)
      // A frame that came with its page comes anew with it.
      const isOfPage = (key: string): boolean => frame !== undefined || !around.includes(key)
      if (!changed.every(isOfPage)) await renderFrame()
      if (changed.some(isOfPage)) await reload(pages)
    } finally {
      setTimeout(letGo, SETTLED_MS)
    }
  }
  return {
    run: async (only) => {
      const { key: own, context } = pages.getShown().view
      const keys = [own, ...keysAround(context.kind)].filter((key) => only === undefined || key === only)
      const changed = keys.length === 0 ? [] : await drafts.findChanged(keys)
      if (changed.length === 0) return false
      // One at a time: an older draft that took longer would be shown after a newer one.
      last = last.catch(() => undefined).then(() => show(changed))
      await last
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
