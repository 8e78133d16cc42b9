import { report } from '../../lib/report.ts'

const KEY = 'lazyChunkReload'
const RECENT_MS = 600_000

interface Deps {
  readonly events: EventTarget
  /** Session storage; undefined where the browser refuses it. */
  readonly storage: Storage | undefined
  readonly reload: () => void
  /** Epoch milliseconds. */
  readonly now: () => number
}

/**
 * After a deploy an old tab asks for code that is gone. The first failure reloads the page; a second one within ten
 * minutes does not, so that it can never loop: what needed the code then shows its own failure (CHUNK-08).
 */
export const recoverChunks = ({ events, storage, reload, now }: Deps): void => {
  events.addEventListener('vite:preloadError', (event) => {
    const cause = 'payload' in event ? String(event.payload) : ''
    report({ code: 'chunkFailed', message: 'Code of the shop did not come', details: { cause } })
    if (storage === undefined || isRecent(storage, now())) return
    storage.setItem(KEY, JSON.stringify({ chunk: cause.slice(0, 200), at: now() }))
    event.preventDefault()
    reload()
  })
}

const isRecent = (storage: Storage, now: number): boolean => {
  const at = /"at":(\d+)/.exec(storage.getItem(KEY) ?? '')?.[1]
  return at !== undefined && now - Number(at) < RECENT_MS
}
