import { pack, type FromFrame, type ToFrame } from './protocol.ts'

interface Ends<Incoming> {
  /** Where the messages arrive. */
  readonly here: Pick<Window, 'addEventListener' | 'removeEventListener' | 'location'>
  /** The window at the other end; another one after each load, undefined while there is none. */
  readonly there: () => Pick<Window, 'postMessage'> | null | undefined
  readonly parse: (data: unknown) => Incoming | undefined
  readonly onMessage: (message: Incoming) => void
}

export interface Channel<Outgoing> {
  readonly send: (message: Outgoing) => void
  readonly close: () => void
}

/** One end of the talk between composer and frame. Hears only the window at the other end, and only from this origin. */
export const openChannel = <Incoming, Outgoing extends ToFrame | FromFrame>({
  here,
  there,
  parse,
  onMessage,
}: Ends<Incoming>): Channel<Outgoing> => {
  const { origin } = here.location
  const hear = (event: MessageEvent): void => {
    if (event.origin !== origin || event.source === null || event.source !== there()) return
    const message = parse(event.data)
    if (message !== undefined) onMessage(message)
  }
  here.addEventListener('message', hear)
  return {
    send: (message) => there()?.postMessage(pack(message), origin),
    close: () => here.removeEventListener('message', hear),
  }
}
