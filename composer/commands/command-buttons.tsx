import { useTranslate } from '../../src/i18n/use-translate.ts'
import { ariaKeys, keyboardHere } from '../keys/keys-in-words.ts'
import { useCommandWindows } from './commands-context.tsx'
import styles from '../keys/keys.module.scss'

/** The ways to the search and to the sheet of shortcuts for whoever does not know their keys yet. */
export const CommandButtons = () => {
  const t = useTranslate()
  const open = useCommandWindows()
  const keyboard = keyboardHere()
  return (
    <span className={styles.buttons}>
      <button type="button" aria-keyshortcuts={ariaKeys('palette', keyboard)} onClick={() => open('palette')}>
        {t('compose.find')}
      </button>
      <button type="button" aria-keyshortcuts={ariaKeys('sheet', keyboard)} onClick={() => open('sheet')}>
        {t('compose.keys.button')}
      </button>
    </span>
  )
}
