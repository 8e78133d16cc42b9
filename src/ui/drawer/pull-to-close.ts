interface Start {
  readonly target: EventTarget | null
  readonly pointerId: number
  readonly clientX: number
  readonly clientY: number
  /** Milliseconds, as events have it. */
  readonly timeStamp: number
}

/** Pixels after which a finger has shown where it goes. */
const DECIDED_AFTER = 10
/** The share of its width after which a drawer that is let go closes. */
const FAR = 0.3
/** Or a flick: that far within that time. */
const FLICK = { pixels: 40, milliseconds: 250 }

/**
 * Lets a finger pull a drawer to the side that it came from. Let go far enough, or flicked, it closes; else it goes back. What scrolls or
 * slides to the side by itself keeps its own way.
 */
export const pullToClose = (drawer: HTMLElement, start: Start, onClose: () => void): void => {
  if (!(start.target instanceof Element) || ownsTheWay(start.target, drawer)) return
  const away = getComputedStyle(drawer).getPropertyValue('--away').trim().startsWith('-') ? -1 : 1
  const width = drawer.getBoundingClientRect().width
  const over = new AbortController()
  const { signal } = over
  let pulled: number | undefined
  const end = (): void => {
    over.abort()
    delete drawer.dataset['pulled']
  }
  const move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (pointerId !== start.pointerId) return
    const along = (clientX - start.clientX) * away
    const across = Math.abs(clientY - start.clientY)
    if (pulled === undefined && Math.max(Math.abs(along), across) < DECIDED_AFTER) return
    if (pulled === undefined && along < across * 1.5) return end()
    pulled = Math.max(0, along)
    drawer.dataset['pulled'] = ''
    drawer.style.setProperty('--pulled', `${pulled * away}px`)
  }
  const release = ({ pointerId, timeStamp }: PointerEvent): void => {
    if (pointerId !== start.pointerId) return
    const isFlick = timeStamp - start.timeStamp < FLICK.milliseconds && (pulled ?? 0) > FLICK.pixels
    const isFar = (pulled ?? 0) > width * FAR
    // What it was let go on is not what the finger meant.
    if (pulled !== undefined) drawer.addEventListener('click', preventOnce, { capture: true, once: true })
    setTimeout(() => drawer.removeEventListener('click', preventOnce, { capture: true }))
    end()
    if (isFlick || isFar) onClose()
  }
  drawer.addEventListener('pointermove', move, { signal })
  drawer.addEventListener('pointerup', release, { signal })
  // The browser scrolls.
  drawer.addEventListener('pointercancel', end, { signal })
}

const preventOnce = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}

const ownsTheWay = (target: Element, drawer: Element): boolean => {
  if (target.closest('input[type="range"], [role="slider"], textarea') !== null) return true
  for (let element: Element | null = target; element !== null && element !== drawer; element = element.parentElement) {
    const isWider = element.scrollWidth > element.clientWidth
    if (isWider && /auto|scroll/.test(getComputedStyle(element).overflowX)) return true
  }
  return false
}
