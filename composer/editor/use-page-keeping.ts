import { useEffect, useRef } from 'react'
import { watchReturn } from '../watch-return.ts'
import type { OpenPage } from './use-document.ts'
import { useStore } from './use-store.ts'

/** Leaving warns while something is unsaved. */
export const useKeepsWork = ({ autosave }: OpenPage): void => {
  const { save } = useStore(autosave)
  const isSaved = useRef(true)
  isSaved.current = save.status === 'saved'
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (!isSaved.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}

/** Saves again when she comes back from where she signed in, or mended her connection. */
export const useSavesOnReturn = ({ autosave }: Pick<OpenPage, 'autosave'>): void => {
  useEffect(() => {
    const save = (): void => {
      const { status } = autosave.get().save
      if (status === 'signedOut' || status === 'waiting') void autosave.flush()
    }
    return watchReturn(save)
  }, [autosave])
}

/** Ctrl or Cmd with Z, with Shift the other way; the store's, not the field's, so that all steps are in one row. */
export const useUndoKeys = ({ store }: OpenPage): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) store.redo()
      else store.undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [store])
}
