import { focusHeading } from '../../lib/focus-heading.ts'

/** What had the focus when a dialog opened, and the dialog around it. */
interface Opener {
  readonly element: Element
  readonly dialog: HTMLDialogElement | null
}

const openers = new WeakMap<HTMLDialogElement, Opener>()

/** To be called before a dialog opens. */
export const noteOpener = (dialog: HTMLDialogElement, element = document.activeElement): void => {
  if (element !== null) openers.set(dialog, { element, dialog: element.closest('dialog') })
}

/**
 * After a dialog has closed. Browsers give the focus back to what had it before, but lose it where that was in a dialog
 * that has closed meanwhile: then what that one was opened from gets it. Where all of these are gone, the page's heading does.
 */
export const focusOpener = (closed: HTMLDialogElement): void => {
  // In a dialog that is closed the browser leaves the focus until it paints, and drops it then.
  if (document.activeElement !== document.body && !closed.contains(document.activeElement)) return
  let opener = openers.get(closed)
  while (opener !== undefined && !canHaveFocus(opener)) opener = opener.dialog === null ? undefined : openers.get(opener.dialog)
  if (opener === undefined) focusHeading()
  else if (opener.element instanceof HTMLElement) opener.element.focus()
}

const canHaveFocus = ({ element, dialog }: Opener): boolean => element.isConnected && dialog?.open !== false
