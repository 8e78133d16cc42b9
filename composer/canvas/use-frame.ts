import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { openChannel, type Channel } from './channel.ts'
import { parseFromFrame, type FromFrame, type ToFrame } from './protocol.ts'
import { BOOT_DATA_ID } from './shop-page.ts'

/** `failed`: no page of the shop is in the frame, or its code never came. */
export type FrameStatus = 'loading' | 'ready' | 'failed'

/** Development compiles a page's code when it is first asked for. */
const TOO_LONG_MS = 30_000

interface FrameTalk {
  readonly status: FrameStatus
  /** How many loads were ready, this one included; 0 while none is. What is said to a page is said to the next one anew. */
  readonly ready: number
  readonly send: (message: ToFrame) => void
  readonly onLoad: () => void
}

/** The talk with the page in a frame, from each of its loads on. */
export const useFrame = (
  frame: RefObject<HTMLIFrameElement | null>,
  frameScript: string,
  onMessage: (message: FromFrame) => void,
): FrameTalk => {
  const [status, setStatus] = useState<FrameStatus>('loading')
  const [count, setCount] = useState(0)
  const channel = useRef<Channel<ToFrame>>(undefined)
  const latest = useRef(onMessage)
  useLayoutEffect(() => {
    latest.current = onMessage
  })
  useEffect(() => {
    const opened = openChannel<FromFrame, ToFrame>({
      here: window,
      there: () => frame.current?.contentWindow,
      parse: parseFromFrame,
      onMessage: (message) => {
        if (message.type === 'ready') {
          setStatus('ready')
          setCount((loads) => loads + 1)
        }
        latest.current(message)
      },
    })
    channel.current = opened
    return opened.close
  }, [frame])
  useEffect(() => {
    if (status !== 'loading') return
    const timer = setTimeout(() => setStatus('failed'), TOO_LONG_MS)
    return () => clearTimeout(timer)
  }, [status])
  const onLoad = (): void => {
    const page = frame.current?.contentDocument
    // Some browsers say that the empty document before the first is loaded.
    if (page?.URL === 'about:blank') return
    // Undefined: the browser's own page about an error, which belongs to nobody; without boot data it is one of ours.
    if (page?.getElementById(BOOT_DATA_ID) === undefined || page.getElementById(BOOT_DATA_ID) === null) return setStatus('failed')
    setStatus('loading')
    const script = page.createElement('script')
    script.type = 'module'
    script.src = frameScript
    script.addEventListener('error', () => setStatus('failed'))
    page.head.append(script)
  }
  const send = useCallback((message: ToFrame) => channel.current?.send(message), [])
  return { status, ready: status === 'ready' ? count : 0, send, onLoad }
}
