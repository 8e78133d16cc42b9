import { vi } from 'vitest'

/** Listened to for good, by React and by what lives as long as the page: browser storage and what is sent when the page is left. */
const FOR_GOOD = new Set(['selectionchange', 'storage', 'pagehide'])

/**
 * Records who listens to the window and its documents, watches elements or the window's width, or has a timer, from now on. Answers
 * what is left of it; `stop` gives the globals back. Needs jsdom, which has neither observers nor media queries of its own.
 */
export const recordWhatStays = () => {
  let staying: readonly { readonly by: unknown; readonly what: string }[] = []
  const add = (by: unknown, what: string): void => {
    staying = [...staying, { by, what }]
  }
  const end = (by: unknown, what: string): void => {
    staying = staying.filter((each) => each.by !== by || each.what !== what)
  }
  const spies = [window, document, document.documentElement, document.body].flatMap((target) => {
    const { addEventListener: start, removeEventListener: stop } = target
    return [
      vi.spyOn(target, 'addEventListener').mockImplementation((...[type, listener, options]: ListenerArguments) => {
        const what = `${target.constructor.name} ${type}`
        if (!FOR_GOOD.has(type)) add(listener, what)
        if (typeof options === 'object') options.signal?.addEventListener('abort', () => end(listener, what))
        start.call(target, type, listener, options)
      }),
      vi.spyOn(target, 'removeEventListener').mockImplementation((...[type, listener, options]: ListenerArguments) => {
        end(listener, `${target.constructor.name} ${type}`)
        stop.call(target, type, listener, options)
      }),
    ]
  })
  class Observer {
    observe = () => add(this, 'observer')
    unobserve = () => end(this, 'observer')
    disconnect = () => end(this, 'observer')
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    addEventListener: (_type: string, listener: unknown) => add(listener, query),
    removeEventListener: (_type: string, listener: unknown) => end(listener, query),
  }))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return {
    left: (): readonly string[] => [...staying.map(({ what }) => what), ...(vi.getTimerCount() === 0 ? [] : ['interval'])],
    stop: (): void => {
      spies.forEach((spy) => spy.mockRestore())
      vi.useRealTimers()
    },
  }
}

type ListenerArguments = Parameters<Document['addEventListener']>
