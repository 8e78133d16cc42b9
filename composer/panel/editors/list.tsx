import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { SteadyButton } from '../../steady-button.tsx'
import { groupAttributes, type EditorProps } from '../editor-props.ts'
import { isProductField } from '../recognise-field.ts'
import { useDraft } from '../use-draft.ts'
import { choiceInWords } from '../value-in-words.ts'
import { ProductsEditor } from './products.tsx'
import { rowsOf, valueOfRows } from './row-values.ts'
import { Rows } from './rows.tsx'
import styles from './editors.module.scss'

/** Short texts, a row each. */
export const ListEditor = (props: EditorProps) => {
  if (isProductField(props.name)) return <ProductsEditor {...props} />
  return props.schema.items?.enum === undefined ? <TextRows {...props} /> : <ChosenRows {...props} />
}

const TextRows = (props: EditorProps) => {
  const { id, schema, value, inherited, isReadOnly, onChange } = props
  const t = useTranslate()
  const [rows, type] = useDraft({ value, write: rowsOf, read: valueOfRows, onChange })
  const nameOf = (index: number): string => t('compose.panel.row', { field: schema.title, number: index + 1 })
  const add = (): void => {
    type([...rows, ''])
    setTimeout(() => document.getElementById(id)?.querySelector<HTMLElement>('li:last-child input')?.focus())
  }
  return (
    <div role="group" {...groupAttributes(props)}>
      <Rows
        items={rows}
        isReadOnly={isReadOnly}
        nameOf={(_, index) => nameOf(index)}
        onChange={type}
        renderRow={(row, index) => (
          <input
            aria-label={nameOf(index)}
            dir="auto"
            value={row}
            readOnly={isReadOnly}
            onChange={({ target }) => type(rows.with(index, target.value))}
            onKeyDown={({ key }) => key === 'Enter' && !isReadOnly && add()}
          />
        )}
      />
      {rows.length === 0 && rowsOf(inherited).length > 0 && <p className={styles.hint}>{rowsOf(inherited).join(', ')}</p>}
      {!isReadOnly && (
        <SteadyButton isOff={rows.length >= (schema.maxItems ?? Infinity)} onClick={add}>
          {t('compose.panel.addRow', { field: schema.title })}
        </SteadyButton>
      )}
    </div>
  )
}

const ChosenRows = (props: EditorProps) => {
  const { schema, value, isReadOnly, onChange } = props
  const t = useTranslate()
  const rows = rowsOf(value ?? props.inherited)
  const rest = (schema.items?.enum ?? []).filter((choice) => !rows.includes(choice))
  const change = (next: readonly string[]): void => onChange(valueOfRows(next))
  return (
    <div role="group" {...groupAttributes(props)}>
      <Rows
        items={rows}
        isReadOnly={isReadOnly}
        nameOf={(row) => choiceInWords(row, t)}
        onChange={change}
        renderRow={(row) => <span>{choiceInWords(row, t)}</span>}
      />
      {!isReadOnly && rest.length > 0 && (
        <select
          aria-label={t('compose.panel.addRow', { field: schema.title })}
          value=""
          onChange={({ target }) => change([...rows, target.value])}
        >
          <option value="">{t('compose.panel.addRow', { field: schema.title })}</option>
          {rest.map((choice) => (
            <option key={choice} value={choice}>
              {choiceInWords(choice, t)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
