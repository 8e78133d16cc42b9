import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { Autosave } from '../document/autosave.ts'
import { useIsHosted } from '../host/host-context.tsx'
import { useStore } from './use-store.ts'
import { TryAgain } from '../try-again.tsx'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './editor-bar.module.scss'

/** Whether her work is saved, in words; what she can do where it is not. */
export const SaveNote = ({ autosave, onSelect }: { readonly autosave: Autosave; readonly onSelect: (entryId: string) => void }) => {
  const t = useTranslate()
  const isHosted = useIsHosted()
  const { save, isWithoutCopy } = useStore(autosave)
  const isAtRisk = save.status === 'waiting' || save.status === 'signedOut' || save.status === 'refused'
  return (
    <div role="status" className={isAtRisk ? styles.atRisk : styles.save}>
      {save.status === 'refused' ? (
        <button type="button" onClick={() => onSelect(save.entryId)}>
          {t('compose.save.refused', { reason: sentenceInWords(save, t) })}
        </button>
      ) : save.status === 'waiting' && save.message !== '' ? (
        t('compose.save.waitingFor', { reason: sentenceInWords(save, t) })
      ) : save.status === 'saved' ? (
        <>
          <span className={styles.long}>{t('compose.save.saved')}</span>
          <span className={styles.short} aria-hidden>
            {t('compose.save.savedShort')}
          </span>
        </>
      ) : (
        t(`compose.save.${save.status}`)
      )}
      {isWithoutCopy && save.status !== 'saved' && <strong> {t('compose.save.withoutCopy')}</strong>}
      {(save.status === 'waiting' || save.status === 'signedOut') && (
        <>
          {' '}
          <TryAgain onClick={() => void autosave.flush()} />
        </>
      )}
      {save.status === 'signedOut' && !isHosted && (
        <>
          {' '}
          <a href="/_compose" target="_blank" rel="noreferrer">
            {t('compose.signInAgain')}
          </a>
        </>
      )}
    </div>
  )
}
