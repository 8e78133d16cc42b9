import { useState } from 'react'
import type { Autosave } from '../document/autosave.ts'
import type { PageDialog } from './page-dialogs.tsx'
import type { Areas } from './use-areas.ts'

interface Deps {
  readonly autosave: Pick<Autosave, 'flush'>
  readonly show: Areas['show']
  /** The page was published. */
  readonly onLive: () => void
}

/** Which of the bar's dialogs is open. What goes live is what the CMS has: nothing is published or planned before all is saved. */
export const usePageDialog = ({ autosave, show, onLive }: Deps) => {
  const [dialog, setDialog] = useState<PageDialog>()
  const [isHeldUp, setHeldUp] = useState(false)
  /** How often the plans of the page may have changed. */
  const [plansRead, setPlansRead] = useState(0)
  const open = async (wanted: PageDialog): Promise<void> => {
    if (wanted === 'translate') return setDialog(wanted)
    const isSaved = await autosave.flush()
    // What is not saved yet is not in the history; what is can be read all the same.
    if (wanted === 'history') return setDialog(wanted)
    setHeldUp(!isSaved)
    if (isSaved) setDialog(wanted)
    // There it is said why.
    else show('fields')
  }
  const close = (isLive: boolean): void => {
    if (dialog === 'schedule') setPlansRead(plansRead + 1)
    setDialog(undefined)
    if (isLive) onLive()
  }
  return { dialog, isHeldUp, plansRead, open, close }
}
