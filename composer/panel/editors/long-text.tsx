import { controlAttributes, textOf, type EditorProps } from '../editor-props.ts'
import { useDraft } from '../use-draft.ts'
import { orNothing } from './text.tsx'

/** Several lines of plain text, Markdown among it. */
export const LongTextEditor = (props: EditorProps) => {
  const { value, inherited, isReadOnly, onChange } = props
  const [draft, type] = useDraft({ value, write: textOf, read: orNothing, onChange })
  return (
    <textarea
      {...controlAttributes(props)}
      dir="auto"
      rows={4}
      value={draft}
      placeholder={textOf(inherited)}
      readOnly={isReadOnly}
      onChange={({ target }) => type(target.value)}
    />
  )
}
