import type { ComponentType, MouseEvent } from 'react'
import { useLateDialog, type Openable } from './use-late-dialog.ts'

/**
 * A link that opens a dialog over the page instead of being followed; its code comes with the intent. Without JavaScript, in another
 * tab, and where the code does not come, the link leads to the address. `load` stays the same function.
 */
export const useLateDialogLink = <Props extends Openable>(load: () => Promise<ComponentType<Props>>, address: string) => {
  const { View, isOpen, prepare, open, close } = useLateDialog(load)
  const link = {
    href: address,
    'aria-haspopup': 'dialog',
    'data-full-load': '',
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event: MouseEvent): void => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      open(() => window.location.assign(address))
    },
  } as const
  return { View, isOpen, close, link }
}
