import type { ComposeProblem } from '../../schemas/api/compose.ts'
import type { Json } from '../../schemas/page.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { BesideText } from './beside/beside-text.tsx'
import type { EditorProps } from './editor-props.ts'
import { FieldEditor, isGroup } from './editor-of.tsx'
import { FieldNotes } from './field-notes.tsx'
import { FieldProblems } from './field-problems.tsx'
import styles from './field.module.scss'

export interface FieldProps extends Omit<EditorProps, 'labelId' | 'describedBy' | 'isInvalid'> {
  readonly problems: readonly ComposeProblem[]
  /** The locale whose value shoppers get in place of one of its own. */
  readonly fallbackLocale: string | undefined
  /** Its words in another language, to be read beside it. */
  readonly beside?: { readonly locale: string; readonly value: Json | undefined } | undefined
}

/** A field: what it is called, what is edited, and all there is to say about it. */
export const Field = ({ problems, fallbackLocale, beside, ...field }: FieldProps) => {
  const t = useTranslate()
  const { id, schema, isRequired } = field
  const props: EditorProps = {
    ...field,
    labelId: `${id}-label`,
    describedBy: `${id}-help ${id}-notes ${id}-problems`,
    isInvalid: problems.some(({ severity }) => severity === 'error'),
  }
  const isTick = schema['x-field'] === 'boolean' && field.openWords === undefined
  return (
    <div className={styles.field} data-field={field.name} data-tick={isTick ? '' : undefined}>
      <p className={styles.head}>
        {isGroup(field) ? (
          <span id={props.labelId} className={styles.label}>
            {schema.title}
          </span>
        ) : (
          <label id={props.labelId} htmlFor={id} className={styles.label}>
            {schema.title}
          </label>
        )}
        {isRequired && <span className={styles.required}>{t('compose.panel.required')}</span>}
      </p>
      {beside !== undefined && <BesideText {...beside} field={schema.title} onTake={field.isReadOnly ? undefined : field.onChange} />}
      <FieldEditor {...props} />
      <p id={`${id}-help`} className={styles.help}>
        <bdi>{schema.description}</bdi>
      </p>
      <FieldNotes {...props} fallbackLocale={fallbackLocale} />
      <FieldProblems id={`${id}-problems`} problems={problems} />
    </div>
  )
}
