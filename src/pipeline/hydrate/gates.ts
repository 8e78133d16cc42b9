import { onFirstUse } from '../../lib/on-first-use.ts'
import { ownValue } from '../../lib/own-value.ts'
import type { Container } from '../render/containers.ts'

/** Delays the hydration of single blocks until their policy allows it. */
export interface Gates {
  /** What a block of the first page still waits for; undefined once it may hydrate. The same promise each time. */
  readonly waitingFor: (id: string) => Promise<unknown> | undefined
  /** Whether an element is in a block that does not answer yet. Somebody wants it then, so the block hydrates. */
  readonly isWaiting: (element: Element) => boolean
  /** A block says that it answers by itself now. */
  readonly onHydrated: (id: string) => void
  /** Resolves once the block has been hydrated or could not be; undefined while it is not let through. */
  readonly hydrationOf: (id: string) => Promise<unknown> | undefined
  /** Lets everything through at once: a navigation must not wait for a block far below the fold. */
  readonly openAll: () => void
}

interface Deps {
  readonly root: Document | HTMLElement
  /** Blocks without a policy of their own, which wait for the first of those inside. */
  readonly containers?: readonly Container[]
  /** Something of the shopper's own is to be shown: nobody has to use the page first. */
  readonly isKnown?: boolean
  /** Fetches what the block needs before it can hydrate. */
  readonly prepare: (type: string) => Promise<unknown>
  /** Follows a link in a block that does not answer yet; without it the browser does. */
  readonly follow?: (event: MouseEvent, isWaiting: true) => void
  /** Called after a lazy block has been hydrated. */
  readonly onHydrated?: () => void
}

interface Gate {
  readonly promise: Promise<unknown>
  readonly hydrated: Promise<unknown>
  readonly opened: Promise<void>
  readonly open: () => void
  readonly end: () => void
  isOpen: boolean
  isHydrated: boolean
}

/** Blocks, trays among them, load and hydrate this far before they come into view (BLOCK-56). */
const NEAR_VIEW = '500px'
const IDLE_TIMEOUT_MS = 2000
/** Signs that a shopper is about to use a block; it hydrates ahead of its policy then. */
const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const

/** A gate for each server-rendered block marked `data-hydrate`. */
export const createGates = ({ root, containers = [], isKnown = false, prepare, follow, onHydrated }: Deps): Gates => {
  const gates = new Map<string, Gate>()
  const policies = { visible: whenNear, idle: whenIdle, use: isKnown ? whenIdle : whenUsed, intent: whenWanted }
  for (const element of root.querySelectorAll<HTMLElement>('[data-hydrate]')) {
    const { block = '', type = '', hydrate } = element.dataset
    const gate = createGate(() => prepare(type))
    gates.set(block, gate)
    const letThrough = ownValue(policies, hydrate ?? '') ?? whenWanted
    letThrough(element, gate.open)
  }
  for (const { id, type, inside } of containers) {
    const gate = createGate(() => prepare(type))
    gates.set(id, gate)
    // React hydrates what is around a block before the block.
    for (const inner of inside) void gates.get(inner)?.opened.then(gate.open)
  }
  const isWaiting = (element: Element): boolean => {
    let answers = true
    let block = element.closest<HTMLElement>('[data-hydrate]')
    // An inner block hydrates only after the one around it.
    for (; block !== null; block = block.parentElement?.closest<HTMLElement>('[data-hydrate]') ?? null) {
      const gate = gates.get(block.dataset['block'] ?? '')
      gate?.open()
      answers &&= gate?.isHydrated !== false
    }
    return !answers
  }
  // On the root and before hydrateRoot: React's own listener there stops what is on its way to a block that is not hydrated.
  for (const name of INTENT_EVENTS) {
    root.addEventListener(name, ({ target }) => target instanceof Element && isWaiting(target), { passive: true, capture: true })
  }
  // The pointer and the focus that came before any script.
  root.querySelectorAll(':focus,:hover').forEach(isWaiting)
  root.addEventListener(
    'click',
    (event) => {
      if (follow === undefined || !(event instanceof MouseEvent) || !(event.target instanceof Element)) return
      if (event.target.closest('a[href]') === null || !isWaiting(event.target)) return
      event.stopImmediatePropagation()
      follow(event, true)
    },
    { capture: true },
  )
  let areOpen = false
  return {
    waitingFor: (id) => (areOpen ? undefined : gates.get(id)?.promise),
    isWaiting,
    onHydrated: (id) => {
      const gate = gates.get(id)
      if (gate === undefined) return
      gate.isHydrated = true
      gate.end()
      // Not while React is at work, and not in the middle of what is being replayed.
      if (onHydrated !== undefined) queueMicrotask(onHydrated)
    },
    hydrationOf: (id) => {
      const gate = gates.get(id)
      return gate?.isOpen === true ? gate.hydrated : undefined
    },
    openAll: () => {
      areOpen = true
      for (const gate of gates.values()) gate.open()
    },
  }
}

type Policy = (element: HTMLElement, open: () => void) => void

const createGate = (prepare: () => Promise<unknown>): Gate => {
  let resolveOpen = (): void => undefined
  let end = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    resolveOpen = resolve
  })
  const promise = opened.then(prepare)
  const hydrated = new Promise<void>((resolve) => {
    end = resolve
  })
  // The block that waits handles a failure; without one nobody is interested.
  promise.catch(end)
  const open = (): void => {
    gate.isOpen = true
    resolveOpen()
  }
  const gate: Gate = { promise, hydrated, opened, open, end, isOpen: false, isHydrated: false }
  return gate
}

const whenNear: Policy = (element, open) => {
  // The wrapper itself has no box.
  const target = element.firstElementChild
  if (target === null || typeof IntersectionObserver === 'undefined') return open()
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      open()
    },
    { rootMargin: NEAR_VIEW },
  )
  observer.observe(target)
}

const whenIdle: Policy = (_element, open) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(open, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(open, 1)
}

/** Until then the server's HTML says all there is to say. */
const whenUsed: Policy = (element, open) =>
  void onFirstUse(element.ownerDocument, () => {
    // What is hidden never comes near.
    if (element.firstElementChild?.getClientRects().length === 0) open()
    else whenNear(element, open)
  })

/** Signs of intent open every gate. */
const whenWanted: Policy = () => undefined
