import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { SelectField } from '../editor/select-field.ts'
import { isolate, isolateName } from '../isolate.ts'
import { choiceInWords, valueInWords } from '../panel/value-in-words.ts'
import { inTenths, type LookFinding } from './findings.ts'
import type { Mend } from './mends.ts'
import type { KnownMends } from './use-mends.ts'
import styles from './look.module.scss'

interface Props {
  readonly finding: LookFinding
  /** Of its block. */
  readonly name: string
  readonly mends: KnownMends
  readonly isReadOnly: boolean
  readonly onSelect: SelectField
  readonly onMend: (mend: Mend) => void
  readonly onPick: () => void
}

/** One thing that could look better: where, why, and what mends it. */
export const FindingItem = ({ finding, name, mends, isReadOnly, onSelect, onMend, onPick }: Props) => {
  const t = useTranslate()
  const { code, entryId, field, width, values, words } = finding
  const quoted = words === undefined ? values : { ...values, words: isolate(words) }
  return (
    <li>
      <p>
        <button type="button" className={styles.way} onClick={() => onSelect(entryId, field)}>
          {isolateName(name)}
        </button>{' '}
        <span className={styles.quiet}>{t('compose.look.at', { width: String(width) })}</span>
      </p>
      <p>{t(`compose.look.${code}`, quoted)}</p>
      {!isReadOnly && code === 'contrast' && <Mends mends={mends} onMend={onMend} />}
      {!isReadOnly && code === 'heavyPicture' && field !== undefined && (
        <p>
          <button type="button" onClick={onPick}>
            {t('compose.panel.otherPicture')}
          </button>
        </p>
      )}
    </li>
  )
}

const Mends = ({ mends, onMend }: Pick<Props, 'mends' | 'onMend'>) => {
  const t = useTranslate()
  const inWords = ({ title, value, ratio }: Mend): string => {
    const choice = typeof value === 'object' ? valueInWords(value, t) : choiceInWords(value, t)
    return ratio === undefined
      ? t('compose.look.mendOff', { field: title, value: choice })
      : t('compose.look.mend', { field: title, value: choice, ratio: inTenths(ratio) })
  }
  return (
    <div role="status" className={styles.mends}>
      {mends === undefined && <p className={styles.quiet}>{t('compose.look.trying')}</p>}
      {mends?.length === 0 && <p>{t('compose.look.noMend')}</p>}
      {mends?.map((mend) => (
        <button key={`${mend.entryId} ${mend.field} ${JSON.stringify(mend.value)}`} type="button" onClick={() => onMend(mend)}>
          {inWords(mend)}
        </button>
      ))}
    </div>
  )
}
