import { report } from '../../lib/report.ts'

const lost = new WeakSet<object>()

/** Remembers why code did not come. Whoever asked for it gets the same value, and can tell by it what kind of failure it is. */
export const markLost = (cause: unknown): void => {
  if (typeof cause === 'object' && cause !== null) lost.add(cause)
}

/** Whether something failed because code did not come: after a deployment an old tab asks for files that are gone. */
export const isLost = (cause: unknown): boolean => typeof cause === 'object' && cause !== null && lost.has(cause)

/** Listens to the bundler's loader. The import rejects as well, and its caller decides what is missing without it. */
export const watchLostCode = (events: EventTarget): void =>
  events.addEventListener('vite:preloadError', (event) => {
    const cause = 'payload' in event ? event.payload : undefined
    markLost(cause)
    report({ code: 'chunkFailed', message: 'Code did not come', details: { cause: String(cause) } })
  })

/** Parts of the page that could not be shown without their code, until somebody tells the shopper. */
export interface LostParts {
  /** `name`: the block's type; `cause`: what its code failed with. */
  readonly add: (name: string, cause: unknown) => void
  /** From now on, and of what was lost before. */
  readonly tellBy: (tell: LostParts['add']) => void
}

export const createLostParts = (): LostParts => {
  const waiting: Parameters<LostParts['add']>[] = []
  let tell: LostParts['add'] = (...part) => void waiting.push(part)
  return {
    add: (...part) => tell(...part),
    tellBy: (next) => {
      tell = next
      for (const part of waiting.splice(0)) next(...part)
    },
  }
}
