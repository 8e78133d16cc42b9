import type { FoundPart, ShownWords } from '../../src/content/found/found-words.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import styles from './found.module.scss'

interface Props {
  /** Undefined: there are none. */
  readonly words: ShownWords | undefined
  readonly part: FoundPart
  /** Where they come from, unless they were written for this. */
  readonly from: string | undefined
}

/** How long title or description are, in words, and where they come from. */
export const WordsNote = ({ words, part, from }: Props) => {
  const t = useTranslate()
  const length = words === undefined ? 'missing' : words.tooMany > 0 ? 'long' : words.isShort ? 'short' : 'fits'
  return (
    <p className={styles.note} data-length={length}>
      {t(`compose.found.${part}.${length}`, { count: words?.tooMany ?? 0 })} {from}
    </p>
  )
}
