import { Fragment } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { keyboardHere, keyNames } from './keys-in-words.ts'
import { SHORTCUTS, type ShortcutId } from './shortcuts.ts'
import styles from './keys.module.scss'

interface Props {
  readonly id: ShortcutId
  /** Only the first of several ways. */
  readonly isShort?: boolean
}

/** The keys of a shortcut, as her keyboard has them. */
export const KeysOf = ({ id, isShort = false }: Props) => {
  const t = useTranslate()
  const keyboard = keyboardHere()
  const { keys } = SHORTCUTS[id]
  return (
    // Keys are pressed in the order in which they are written, in every language.
    <span className={styles.keys} dir="ltr">
      {keys.slice(0, isShort ? 1 : undefined).map((each, way) => (
        <Fragment key={each}>
          {way > 0 && <span>{t('compose.keys.or')}</span>}
          {keyNames(each, keyboard).map(({ sign, words }) => (
            <kbd key={words ?? sign}>
              {sign !== undefined && <span aria-hidden={words !== undefined}>{sign}</span>}
              {words !== undefined && <span className={sign === undefined ? undefined : styles.words}>{t(words)}</span>}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  )
}
