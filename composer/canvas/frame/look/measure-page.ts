import type { FromFrame } from '../../protocol.ts'
import { textsOverPictures } from './over-pictures.ts'
import { weigh } from './weigh.ts'

interface Deps {
  readonly window: Window
  readonly isTyping: () => boolean
  readonly send: (message: FromFrame) => void
}

/** An idle moment that never comes is not waited for longer. */
const LONGEST_WAIT_MS = 3_000
const TYPING_PAUSE_MS = 500

/** Answers requests to measure the page while nothing else is done; only the last of several. */
export const createMeasurer = ({ window, isTyping, send }: Deps): ((request: number) => void) => {
  let last: number | undefined
  const measure = async (request: number): Promise<void> => {
    do await idle(window, isTyping() ? TYPING_PAUSE_MS : 0)
    while (isTyping() && request === last)
    if (request !== last) return
    const texts = await textsOverPictures(window.document)
    const weight = request === last ? await weigh(window) : undefined
    if (request === last && weight !== undefined) send({ type: 'measured', request, measures: { width: window.innerWidth, texts, weight } })
  }
  return (request) => {
    last = request
    void measure(request)
  }
}

const idle = (window: Window, pause: number): Promise<void> =>
  new Promise((resolve) => {
    window.setTimeout(() => {
      // Safari has no idle moments to wait for.
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
      else resolve()
    }, pause)
  })
