import type { MouseEvent, ReactNode } from 'react'
import { useLateDialog } from '../../ui/dialog/use-late-dialog.ts'

interface Events {
  /** A click before there is code is stored for it (src/pipeline/hydrate/early-interaction.ts): what it opens by itself is something else. */
  readonly 'data-needs-code': ''
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

interface Props {
  /** What opens it, given what to listen to. It has something of its own to show where the code does not come. */
  readonly children: (events: Events) => ReactNode
}

const loadDialog = async () => (await import('./site-settings-dialog.tsx')).SiteSettingsDialog

/** The choice of country and language over the page; its code comes with the intent. */
export const SiteSettings = ({ children }: Props) => {
  const { View, isOpen, prepare, open, close } = useLateDialog(loadDialog)
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    event.preventDefault()
    const dropdown = event.currentTarget.closest('details')
    open(() => dropdown?.setAttribute('open', ''))
  }
  return (
    <>
      {children({ 'data-needs-code': '', onPointerEnter: prepare, onFocus: prepare, onClick })}
      {View !== undefined && <View isOpen={isOpen} onClose={close} />}
    </>
  )
}
