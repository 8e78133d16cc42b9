import { toInstant } from '../../../src/lib/zoned-time.ts'
import { clockTimeOf } from '../../view/clock-time.ts'
import { controlAttributes, textOf, type EditorProps } from '../editor-props.ts'

/** A day, or a moment on the clocks of the site that is looked at. */
export const DateEditor = (props: EditorProps) => {
  const { schema, value, isReadOnly, services, onChange } = props
  const isMoment = schema.format === 'date-time'
  return (
    <input
      {...controlAttributes(props)}
      type={isMoment ? 'datetime-local' : 'date'}
      value={isMoment ? clockTimeOf(value, services.timeZone, 'begin') : textOf(value)}
      readOnly={isReadOnly}
      onChange={({ target }) => onChange(isMoment ? toInstant(target.value, services.timeZone, 'begin') : target.value || undefined)}
    />
  )
}
