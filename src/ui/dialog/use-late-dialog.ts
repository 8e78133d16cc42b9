import { useCallback, useRef, useState, type ComponentType } from 'react'

/** What every dialog is given by whoever opens it. */
export interface Openable {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The functions stay the same. */
interface LateDialog<Props extends Openable> {
  /** The dialog's component, from the first opening on. */
  readonly View: ComponentType<Props> | undefined
  readonly isOpen: boolean
  /** Fetches its code: at the first sign that it may open. */
  readonly prepare: () => void
  /** Opens it as soon as its code is there; `otherwise` where that does not come. */
  readonly open: (otherwise: () => void) => void
  readonly close: () => void
}

/** A dialog whose code nobody waits for who does not open it. `load` stays the same function. */
export const useLateDialog = <Props extends Openable>(load: () => Promise<ComponentType<Props>>): LateDialog<Props> => {
  const [View, setView] = useState<ComponentType<Props>>()
  const [isOpen, setIsOpen] = useState(false)
  // Closed again before it came: then it does not open.
  const isWanted = useRef(false)
  // A failure is shown when it is opened.
  const prepare = useCallback(() => void load().catch(() => undefined), [load])
  const open = useCallback(
    (otherwise: () => void) => {
      isWanted.current = true
      load().then((view) => {
        setView(() => view)
        setIsOpen(isWanted.current)
      }, otherwise)
    },
    [load],
  )
  const close = useCallback(() => {
    isWanted.current = false
    setIsOpen(false)
  }, [])
  return { View, isOpen, prepare, open, close }
}
