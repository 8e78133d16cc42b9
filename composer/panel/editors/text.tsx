import { useState } from 'react'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { controlAttributes, textOf, type EditorProps } from '../editor-props.ts'
import { LinkList } from '../pickers/link-list.tsx'
import { PickDialog } from '../pickers/pick-dialog.tsx'
import { ProductDialog } from '../pickers/product-dialog.tsx'
import { isCategoryField, isLinkField, isProductField } from '../recognise-field.ts'
import { useDraft } from '../use-draft.ts'
import styles from './editors.module.scss'

/** A line of text. Addresses and products can be picked beside typing. */
export const TextEditor = (props: EditorProps) => {
  const { value, inherited, isReadOnly, onChange } = props
  const [draft, type] = useDraft({ value, write: textOf, read: orNothing, onChange })
  const picker = isReadOnly ? undefined : pickerOf(props)
  return (
    <div className={styles.row}>
      <input
        {...controlAttributes(props)}
        type="text"
        dir="auto"
        value={draft}
        placeholder={textOf(inherited)}
        readOnly={isReadOnly}
        onChange={({ target }) => type(target.value)}
      />
      {picker !== undefined && <Picker {...props} kind={picker} chosen={draft} onPick={type} />}
    </div>
  )
}

/** A text without a letter is no value. */
export const orNothing = (text: string): string | undefined => (text === '' ? undefined : text)

type Kind = 'link' | 'category' | 'product'

const pickerOf = ({ name, schema }: EditorProps): Kind | undefined => {
  if (isLinkField(schema)) return 'link'
  if (isCategoryField(schema)) return 'category'
  return isProductField(name) ? 'product' : undefined
}

interface PickerProps extends EditorProps {
  readonly kind: Kind
  readonly chosen: string
  readonly onPick: (text: string) => void
}

const Picker = ({ kind, chosen, schema, services, onPick }: PickerProps) => {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const pick = (text: string): void => {
    close()
    onPick(text)
  }
  const words = t(`compose.panel.pick.${kind}`)
  return (
    <>
      <button type="button" aria-label={`${words}: ${schema.title}`} onClick={() => setOpen(true)}>
        {words}
      </button>
      {isOpen && kind === 'product' && (
        <ProductDialog services={services} chosen={[chosen]} onPick={({ productId }) => pick(productId)} onClose={close} />
      )}
      {isOpen && kind !== 'product' && (
        <PickDialog title={`${words}: ${schema.title}`} onClose={close}>
          <LinkList services={services} isForCategories={kind === 'category'} onPick={pick} />
        </PickDialog>
      )}
    </>
  )
}
