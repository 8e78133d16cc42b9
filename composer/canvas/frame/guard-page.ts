/** What is done on the page while it is composed. */
export interface PageActs {
  /** False: the page does what it does for shoppers. */
  readonly isComposing: () => boolean
  /** The element that is typed in. */
  readonly typedIn: () => HTMLElement | undefined
  /** `isTouch`: by a finger, which has no double click. */
  readonly onClick: (target: EventTarget | null, isTouch: boolean) => void
  readonly onDoubleClick: (target: EventTarget | null) => void
  readonly onPoint: (target: EventTarget | null) => void
  readonly onKey: (event: KeyboardEvent) => void
}

/** Takes pointer, keys and forms from the page before any of its own code hears of them: nothing leads away, nothing is sent. */
export const guardPage = (page: Window, acts: PageActs): void => {
  const isTypedIn = ({ target }: Event): boolean => target instanceof Node && acts.typedIn()?.contains(target) === true
  const take = (event: Event): boolean => {
    if (!acts.isComposing()) return false
    event.stopImmediatePropagation()
    return true
  }
  const refuse = (event: Event): boolean => {
    if (!take(event)) return false
    event.preventDefault()
    return true
  }
  const hear = (type: string, listener: (event: Event) => void): void => page.addEventListener(type, listener, { capture: true })
  for (const type of HEARD_BY_PAGE) hear(type, take)
  for (const type of ['auxclick', 'submit', 'dragstart']) hear(type, refuse)
  hear('mousedown', (event) => {
    // The caret goes where it is clicked; elsewhere nothing gets focus or is marked, so the end of typing is told below.
    if (take(event) && !isTypedIn(event) && event.target !== page.document.documentElement) event.preventDefault()
  })
  hear('click', (event) => {
    if (refuse(event) && !isTypedIn(event)) acts.onClick(event.target, 'pointerType' in event && event.pointerType === 'touch')
  })
  hear('dblclick', (event) => {
    if (take(event) && !isTypedIn(event)) acts.onDoubleClick(event.target)
  })
  page.addEventListener('pointerover', ({ target }) => acts.onPoint(acts.isComposing() ? target : null), { capture: true, passive: true })
  page.document.documentElement.addEventListener('pointerleave', () => acts.onPoint(null))
  hear('keydown', (event) => {
    if (event instanceof KeyboardEvent && acts.isComposing() && event.key !== 'Tab') {
      event.stopImmediatePropagation()
      acts.onKey(event)
    }
  })
  for (const type of ['keyup', 'keypress']) hear(type, take)
}

const HEARD_BY_PAGE = ['pointerdown', 'pointerup', 'mouseup', 'touchstart', 'touchend']
