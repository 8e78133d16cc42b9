import { useEffect, useRef, useState, type RefObject } from 'react'
import { focusOpener, noteOpener } from './focus-opener.ts'

/** How long a dialog takes to go (product.md 9: country modal close 200 ms); the same as --duration-medium. */
export const MODAL_CLOSE_MS = 200

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>
  /** Whether the content is in the page: while open and until it has gone. */
  readonly isPresent: boolean
}

/** Opens and closes a native dialog as a modal. The browser keeps the focus inside and gives it back afterwards. */
export const useModal = (isOpen: boolean): Modal => {
  const ref = useRef<HTMLDialogElement>(null)
  const [isPresent, setIsPresent] = useState(isOpen)
  if (isOpen && !isPresent) setIsPresent(true)

  useEffect(() => {
    const dialog = ref.current
    if (dialog === null || !isOpen) return undefined
    if (!dialog.open) {
      noteOpener(dialog)
      dialog.showModal()
    }
    return () => {
      dialog.close()
      focusOpener(dialog)
    }
  }, [isOpen])

  useEffect(() => {
    if (isOpen) return undefined
    const timer = setTimeout(() => setIsPresent(false), MODAL_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [isOpen])

  return { ref, isPresent }
}
