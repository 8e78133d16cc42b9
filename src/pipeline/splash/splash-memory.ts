import { MODAL_VIEWED_KEY } from './is-splash-seen.ts'

/** The channel and the event of contracts 5. */
const CHANNEL = 'splash-modal'
export const VIEWED_EVENT = 'splashModalViewed'

/** What tabs of one browser tell each other of the splash. */
export interface SplashMemory {
  /** Stores 1 and notifies this page and the other tabs (SPLASH-02, SPLASH-03). */
  readonly markSeen: () => void
  /** Calls back when another tab has marked it. Returns how to stop. */
  readonly onSeenElsewhere: (listener: () => void) => () => void
}

interface Deps {
  /** Undefined where the browser refuses storage. */
  readonly storage: Pick<Storage, 'setItem'> | undefined
  readonly events: EventTarget
  /** Undefined where the browser has none: the storage event then notifies the other tabs. */
  readonly createChannel: ((name: string) => BroadcastChannel) | undefined
}

export const createSplashMemory = ({ storage, events, createChannel }: Deps): SplashMemory => {
  const channel = createChannel?.(CHANNEL)
  let isMarked = false
  return {
    markSeen: () => {
      if (isMarked) return
      isMarked = true
      store(storage)
      events.dispatchEvent(new CustomEvent(VIEWED_EVENT))
      channel?.postMessage({ type: 'viewed' })
    },
    onSeenElsewhere: (listener) => {
      const hear = (): void => {
        isMarked = true
        listener()
      }
      const onMessage = ({ data }: MessageEvent): void => {
        if (isViewed(data)) hear()
      }
      const onStorage = (event: Event): void => {
        if (event instanceof StorageEvent && event.key === MODAL_VIEWED_KEY && Number(event.newValue) >= 1) hear()
      }
      channel?.addEventListener('message', onMessage)
      if (channel === undefined) events.addEventListener('storage', onStorage)
      return () => {
        channel?.removeEventListener('message', onMessage)
        events.removeEventListener('storage', onStorage)
      }
    },
  }
}

const store = (storage: Pick<Storage, 'setItem'> | undefined): void => {
  try {
    storage?.setItem(MODAL_VIEWED_KEY, '1')
  } catch {
    // Stored for this page load all the same.
  }
}

const isViewed = (data: unknown): boolean => typeof data === 'object' && data !== null && 'type' in data && data.type === 'viewed'
