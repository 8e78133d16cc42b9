import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { EntryChange } from '../editor/changes.ts'
import { addressInWords } from '../editor/moved-address.tsx'
import { isolateName } from '../isolate.ts'
import type { NameOf } from './change-in-words.ts'
import { FieldChangeList } from './field-change-list.tsx'
import styles from '../editor/editor.module.scss'

interface Props {
  readonly changes: readonly EntryChange[]
  readonly nameOf: NameOf
  readonly timeZone: string
  readonly onSelect: (entryId: string) => void
}

/** What goes live, entry by entry. */
export const ChangeList = ({ changes, nameOf, timeZone, onSelect }: Props) => {
  const t = useTranslate()
  if (changes.length === 0) return <p>{t('compose.nothingToPublish')}</p>
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.entryId}>
          <button type="button" onClick={() => onSelect(change.entryId)} dir="auto">
            {isolateName(change.name)}
          </button>
          {change.isNew ? (
            <p>{t('compose.newBlock')}</p>
          ) : (
            <FieldChangeList changes={change.fields.map(addressInWords(t('compose.address')))} nameOf={nameOf} timeZone={timeZone} />
          )}
        </li>
      ))}
    </ul>
  )
}
