import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { NameOf } from '../changes/change-in-words.ts'
import type { HistoryLine } from './timeline.ts'

interface Props {
  readonly lines: readonly HistoryLine[]
  readonly nameOf: NameOf
  /** Entry; empty for all. */
  readonly value: string
  readonly onChange: (entryId: string) => void
}

/** Which block's history is shown: one of those that something was made of. */
export const BlockChoice = ({ lines, nameOf, value, onChange }: Props) => {
  const t = useTranslate()
  const ids = [...new Set(lines.flatMap((line) => (line.kind === 'edit' ? [line.edit.entryId] : [])))]
  if (ids.length < 2 && value === '') return null
  return (
    <label>
      {t('compose.history.of')}{' '}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('compose.history.ofAll')}</option>
        {ids.map((id) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </select>
    </label>
  )
}
