import { useState, type KeyboardEvent, type RefObject } from 'react'

interface OptionKeys {
  /** Id of the option selected by the arrow keys. */
  readonly activeId: string | undefined
  readonly forget: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Arrow keys in a box over the options of its list, whatever blocks these are of: up and down go round through the box itself,
 * Enter follows the option reached.
 */
export const useOptionKeys = (ref: RefObject<HTMLElement | null>): OptionKeys => {
  const [activeId, setActiveId] = useState<string>()
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter and arrows that choose among an input method's words are not for the list.
    if (event.nativeEvent.isComposing) return
    const options = [...(ref.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const index = options.findIndex(({ id }) => id === activeId)
    if (event.key === 'Enter' && index !== -1) {
      event.preventDefault()
      options[index]?.click()
      return
    }
    const step = STEPS[event.key]
    if (step === undefined || options.length === 0) return
    event.preventDefault()
    // One position more than there are options: the box, where none is reached.
    const positions = options.length + 1
    const next = options[((index + 1 + step + positions) % positions) - 1]
    setActiveId(next?.id)
    next?.scrollIntoView({ block: 'nearest' })
  }
  return { activeId, forget: () => setActiveId(undefined), onKeyDown }
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
