import { controlAttributes, type EditorProps } from '../editor-props.ts'
import styles from './editors.module.scss'

/** Yes or no, as a tick. */
export const BooleanEditor = (props: EditorProps) => {
  const { value, inherited, isReadOnly, onChange } = props
  return (
    <input
      {...controlAttributes(props)}
      type="checkbox"
      className={styles.tick}
      checked={(value ?? inherited) === true}
      disabled={isReadOnly}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
