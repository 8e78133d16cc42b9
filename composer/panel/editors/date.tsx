import { controlAttributes, textOf, type EditorProps } from '../editor-props.ts'
import { instantOf, localTimeOf } from '../meta/local-time.ts'

/** A day, or a moment in the time of this computer. */
export const DateEditor = (props: EditorProps) => {
  const { schema, value, isReadOnly, onChange } = props
  const isMoment = schema.format === 'date-time'
  return (
    <input
      {...controlAttributes(props)}
      type={isMoment ? 'datetime-local' : 'date'}
      value={isMoment ? localTimeOf(value) : textOf(value)}
      readOnly={isReadOnly}
      onChange={({ target }) => onChange(isMoment ? instantOf(target.value) : target.value || undefined)}
    />
  )
}
