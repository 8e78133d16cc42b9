/**
 * Answers nothing, or leaves the page, without code. A form that asks for a page by its address works without; one that the server can
 * answer too (server/commerce/plain-forms) is kept all the same, since the shopper then stays where they are.
 */
const NEEDS_CODE =
  'button[type="button"],form:not([action]) button,form[method="post"] button,button[form],[role="button"],[aria-haspopup],a[data-replace],[data-needs-code]'
/** With code the first tap opens it; a mouse follows it at once. */
const OPENS_BY_TAP = 'a[aria-expanded]'
const TAKES_KEYS = 'a[aria-expanded],[role="tab"]'
const KEYS = /^(Arrow|Home|End| )/
const INTENT_EVENTS = ['pointerover', 'focusin'] as const

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether an element is in a block that does not answer yet; asking makes such a block hydrate. */
export type IsWaiting = (element: Element) => boolean

export interface EarlyInteraction {
  /**
   * Does what was stored for elements that no longer wait. The first call means that the page has started: from then on only
   * what `isWaiting` allows is stored; nothing where it is never given.
   */
  readonly replay: (isWaiting?: IsWaiting) => void
}

/**
 * Stores what a shopper does before the code that answers it is there: clicks, keys of menus and tabs, fields filled in, the
 * pointer and the focus. Each is done once, in the order in which it came; a control clicked several times is clicked once. A step in
 * history to another page is the server's to answer.
 * Nothing of the shop's other modules is imported here: that would be one more request before the page can be used.
 */
export const storeEarlyInteraction = (page: Document, reload = () => window.location.reload()): EarlyInteraction => {
  const stored = new Map<Element, () => void>()
  const intents = new Map<string, Event>()
  let tap: Event | undefined
  let isStarted = false
  let isWaiting: IsWaiting = () => false
  const waits = (element: Element): boolean => !isStarted || isWaiting(element)
  // After what was stored before: the last choice counts.
  const store = (element: Element, redo: () => void): void => {
    stored.delete(element)
    stored.set(element, redo)
  }
  const storeInstead = (event: Event, element: Element, before?: Event): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    store(element, () => {
      if (before !== undefined) element.dispatchEvent(copyOf(before))
      element.dispatchEvent(copyOf(event))
    })
  }
  const on = <Name extends keyof DocumentEventMap>(name: Name, listen: (event: DocumentEventMap[Name], target: Element) => void): void =>
    page.addEventListener(name, (event) => event.target instanceof Element && listen(event, event.target), { capture: true })

  on('pointerdown', (event) => {
    tap = event.pointerType === 'touch' ? event : undefined
  })
  on('click', (event, target) => {
    const control = target.closest(tap === undefined ? NEEDS_CODE : `${NEEDS_CODE},${OPENS_BY_TAP}`)
    // Who listens for a tap looks at how the pointer went down.
    if (control !== null && event.button === 0 && !hasModifier(event) && waits(control)) storeInstead(event, control, tap)
  })
  on('keydown', (event, target) => {
    if (KEYS.test(event.key) && !hasModifier(event) && target.matches(TAKES_KEYS) && waits(target)) storeInstead(event, target)
  })
  for (const name of ['input', 'change'] as const) {
    on(name, (_event, target) => {
      if (isField(target) && waits(target)) store(target, fillAgain(target))
    })
  }
  // What was filled in before this code was there. A page come back to has its fields filled in by the browser.
  if (isFresh()) for (const field of page.querySelectorAll<Field>(FIELDS)) if (isFilledIn(field)) store(field, fillAgain(field))
  // After a reload a step back changes the address within the document. The code that is still to come would take the page for the right
  // one, and put the address back.
  const address = addressNow()
  window.addEventListener('popstate', () => {
    if (!isStarted && addressNow() !== address) reload()
  })
  for (const name of INTENT_EVENTS) on(name, (event) => isStarted || intents.set(name, event))

  return {
    replay: (given = isWaiting) => {
      isStarted = true
      isWaiting = given
      for (const event of intents.values()) event.target?.dispatchEvent(copyOf(event))
      intents.clear()
      for (const [element, redo] of stored) {
        if (isWaiting(element)) continue
        stored.delete(element)
        redo()
      }
    },
  }
}

const addressNow = (): string | undefined => window.location.href.split('#')[0]

/** The event itself stays cancelled. */
const copyOf = (event: Event): Event => new (event.constructor as typeof Event)(event.type, event)

/** A new tab, a new window, a download, or a key of the browser's own. */
const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

const FIELDS = 'input,select,textarea'
const isField = (element: Element): element is Field => element.matches(FIELDS)

const isFresh = (): boolean => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')

/** Its value says nothing about it: without one of its own it is "on". */
const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

/** Of the radios of a group, the one that is chosen now. */
const isFilledIn = (field: Field): boolean => {
  if ('options' in field)
    return [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected) && hasDefault(field)
  if (isBox(field)) return field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked)
  return field.value !== field.defaultValue
}

/** Without one the browser selects the first. */
const hasDefault = ({ options, selectedIndex }: HTMLSelectElement): boolean =>
  selectedIndex > 0 || [...options].some(({ defaultSelected }) => defaultSelected)

/**
 * How a field dispatches its current value again: React takes the value at hydration for known, and writes its own value over it
 * with the next render.
 */
const fillAgain = (field: Field): (() => void) => {
  const isTicked = isBox(field) && field.checked
  const { value } = field
  const dispatch = (name: string): boolean => field.dispatchEvent(new Event(name, { bubbles: true }))
  return () => {
    // React hydrates what such an event is for before it goes on.
    dispatch('input')
    if (isBox(field)) {
      field.checked = !isTicked
      field.click()
      return
    }
    if (field.type !== 'file') {
      // React watches the property of the element itself: it hears of the first value, and not of the second.
      field.value = `${value} `
      Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    }
    dispatch('input')
    dispatch('change')
  }
}
