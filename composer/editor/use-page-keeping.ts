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
