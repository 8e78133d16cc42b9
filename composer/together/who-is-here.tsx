import type { OtherWindow } from '../../schemas/api/compose-together.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Mark } from './mark.tsx'
import { whereInWords } from './in-words.ts'
import styles from './together.module.scss'

interface Props {
  readonly others: readonly OtherWindow[]
  readonly pageId: string
  readonly nameOf: (entryId: string) => string | undefined
}

/** Beside the title; the rest is in a list. */
const MOST_MARKS = 3

/** Who else has the page open, and at which block. */
export const WhoIsHere = ({ others, pageId, nameOf }: Props) => {
  const t = useTranslate()
  if (others.length === 0) return null
  const sentenceOf = (other: OtherWindow): string => whereInWords(other, { t, pageId, nameOf })
  const more = others.slice(others.length > MOST_MARKS ? MOST_MARKS - 1 : MOST_MARKS)
  return (
    <div className={styles.here} role="group" aria-label={t('compose.together')}>
      <ul>
        {others.slice(0, others.length - more.length).map((other) => (
          <li key={other.windowId}>
            <Mark name={other.name} sentence={sentenceOf(other)} />
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <details>
          <summary aria-label={t('compose.together.more', { count: more.length })}>+{more.length}</summary>
          <ul>
            {more.map((other) => (
              <li key={other.windowId} dir="auto">
                {sentenceOf(other)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
