import type { ComposeEdit } from '../../schemas/api/compose-history.ts'
import { entrySchemas } from '../../src/content/block-schemas.ts'
import { titleOfField } from '../../src/content/trail.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { NameOf } from '../changes/change-in-words.ts'
import { FieldChangeList } from '../changes/field-change-list.tsx'
import { LineHead } from './line-head.tsx'
import styles from './history.module.scss'

interface Props {
  readonly edit: ComposeEdit
  readonly nameOf: NameOf
  readonly timeZone: string
  /** The open page has the block. */
  readonly isThere: boolean
  /** Undefined for who may only look. */
  readonly onPutBack: (() => void) | undefined
  readonly onPutPageBack: (() => void) | undefined
}

/** What somebody made of a block, field by field, and the ways back. */
export const EditLine = ({ edit, nameOf, timeZone, isThere, onPutBack, onPutPageBack }: Props) => {
  const t = useTranslate()
  const { at, user, entryId, contentType, isNew, isElsewhere, changes } = edit
  const schema = entrySchemas.get(contentType)
  const block = isThere ? nameOf(entryId) : (schema?.title ?? contentType)
  return (
    <li>
      <LineHead at={at} user={user}>
        {t(isNew ? 'compose.history.made' : 'compose.history.changed', { block })} {isElsewhere && t('compose.history.elsewhere')}
      </LineHead>
      {changes.length > 0 && (
        <FieldChangeList
          changes={changes.map((change) => ({ ...change, title: titleOfField(change.field, schema) }))}
          nameOf={nameOf}
          timeZone={timeZone}
        />
      )}
      <div className={styles.acts}>
        {!isNew && isThere && onPutBack !== undefined && (
          <button type="button" onClick={onPutBack}>
            {t('compose.history.putBack')}
          </button>
        )}
        {!isElsewhere && onPutPageBack !== undefined && (
          <button type="button" onClick={onPutPageBack}>
            {t('compose.history.before')}
          </button>
        )}
        {!isThere && !isNew && <small>{t('compose.history.gone')}</small>}
      </div>
    </li>
  )
}
