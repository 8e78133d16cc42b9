import { useState } from 'react'
import type { AddressAnswer } from '../../../schemas/api/compose-pages.ts'
import { keyOfPath } from '../../../src/content/composing/page-address.ts'
import type { Json } from '../../../schemas/page.ts'
import { AddressNote, isRefused } from '../../address/address-note.tsx'
import { useAddressCheck } from '../../address/use-address-check.ts'
import { controlAttributes, textOf, type EditorProps } from '../editor-props.ts'
import { landingPathOf } from '../recognise-field.ts'
import { UNREADABLE, useDraft } from '../use-draft.ts'

interface Props extends EditorProps {
  readonly check: (path: string) => Promise<AddressAnswer>
}

/** The address of a landing page, which the CMS has as its key. What can be no address stays on the screen, and the page where it was. */
export const AddressEditor = ({ check, ...props }: Props) => {
  const { id, schema, value, isReadOnly, isInvalid, onChange } = props
  const write = (key: Json | undefined): string => landingPathOf(schema, key) ?? textOf(key)
  const [draft, type] = useDraft({ value, write, read: (path) => keyOfPath(path) ?? UNREADABLE, onChange })
  const [isTyped, setTyped] = useState(false)
  // Opening a page asks nothing.
  const state = useAddressCheck(check, isTyped ? draft : undefined)
  const typeAddress = (path: string): void => {
    setTyped(true)
    type(path)
  }
  const attributes = controlAttributes({
    ...props,
    describedBy: `${props.describedBy} ${id}-address`,
    isInvalid: isInvalid || isRefused(state),
  })
  return (
    <>
      <input
        {...attributes}
        type="text"
        dir="ltr"
        spellCheck={false}
        value={draft}
        readOnly={isReadOnly}
        onChange={({ target }) => typeAddress(target.value)}
      />
      <AddressNote id={`${id}-address`} state={state} onUse={typeAddress} />
    </>
  )
}
