import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { DocumentStore } from '../document/document-store.ts'
import { SteadyButton } from '../steady-button.tsx'
import { useStore } from './use-store.ts'
import styles from './editor-bar.module.scss'

/** Both are arrows, which need no room: their names are said and shown when they are pointed at. */
export const UndoButtons = ({ store }: { readonly store: DocumentStore }) => {
  const t = useTranslate()
  const { past, future } = useStore(store)
  const button = (name: string, isOff: boolean, act: () => void, path: string) => (
    <SteadyButton className={styles.arrow} isOff={isOff} aria-label={name} title={name} onClick={act}>
      <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" aria-hidden>
        <path d={path} strokeLinejoin="round" />
      </svg>
    </SteadyButton>
  )
  return (
    <>
      {button(t('compose.undo'), past.length === 0, store.undo, 'M7 4 3 8l4 4M3 8h9a5 5 0 0 1 0 9H8')}
      {button(t('compose.redo'), future.length === 0, store.redo, 'm13 4 4 4-4 4M17 8H8a5 5 0 0 0 0 9h4')}
    </>
  )
}
