import type { createBrowserRouter, RouterNavigateOptions, To } from 'react-router-dom'
import { nameSharedPicture } from './shared-picture.ts'

type Router = ReturnType<typeof createBrowserRouter>
type Listener = Parameters<Router['subscribe']>[0]

/** Says that the page the router is at is in the document. */
export interface PageTransition {
  readonly onRendered: () => void
}

/** A page that takes longer to render comes without a transition: what the window shows stands still meanwhile. */
const RENDERED_WITHIN_MS = 400

/**
 * Changes of the page, not of a side of the same one, as view transitions: who listens to the router hears of another page within the
 * transition's update, so that the page, its scroll position and the end of waiting change in one step. Where the browser has none, or the
 * window is not seen, all stays as it is. Styles: src/pipeline/render/shell.scss.
 */
export const addPageTransitions = (router: Router): PageTransition => {
  const { navigate } = router
  const subscribe = router.subscribe.bind(router)
  const listeners = new Set<Listener>()
  /** What listeners have not heard yet, in order; undefined while nothing waits for a transition. */
  let untold: (() => void)[] | undefined
  let told: Promise<unknown> = Promise.resolve()
  let path = router.state.location.pathname
  const rendered = new Set<(isThere: boolean) => void>()
  const whenRendered = (): Promise<boolean> =>
    new Promise((resolve) => {
      rendered.add(resolve)
      setTimeout(() => resolve(false), RENDERED_WITHIN_MS)
    })
  const tellAll = (): void => {
    const waiting = untold ?? []
    untold = undefined
    for (const tell of waiting) tell()
  }

  subscribe((state, change) => {
    const tell = (): void => {
      for (const listener of listeners) listener(state, change)
    }
    const next = state.location.pathname
    const isOther = next !== path && state.initialized
    if (untold !== undefined) untold.push(tell)
    else if (isOther && canAnimate()) {
      untold = [tell]
      const from = path
      const { onShown, onEnd } = nameSharedPicture({ from, to: next })
      const transition = document.startViewTransition(async () => {
        const isThere = whenRendered()
        tellAll()
        if (await isThere) onShown()
        else transition.skipTransition()
      })
      told = transition.updateCallbackDone
      // One that is skipped, for a newer one or a window that is not seen, has nothing left to do.
      transition.ready.catch(() => undefined)
      void transition.finished.finally(onEnd)
    } else tell()
    path = next
  })

  router.subscribe = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  // Who waits for the way waits until the page has been told of.
  router.navigate = async (to: To | null | number, options?: RouterNavigateOptions) => {
    await (typeof to === 'number' ? navigate(to) : navigate(to, options))
    await told
  }
  return {
    onRendered: () => {
      for (const resolve of rendered) resolve(true)
      rendered.clear()
    },
  }
}

const canAnimate = (): boolean => 'startViewTransition' in document && document.visibilityState === 'visible'
