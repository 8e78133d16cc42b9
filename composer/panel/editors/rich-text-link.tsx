import type { Editor } from '@tiptap/core'
import { useId, useState } from 'react'
import type { Json } from '../../../schemas/page.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { LinkList } from '../pickers/link-list.tsx'
import { PickDialog } from '../pickers/pick-dialog.tsx'
import { addressOf, linkTo } from '../rich-text/link.ts'
import type { PanelServices } from '../services.ts'

interface Props {
  readonly editor: Editor
  readonly services: PanelServices
  readonly onClose: () => void
}

/** Where the chosen words lead: an address that is typed, or a page or category that is picked. */
export const RichTextLink = ({ editor, services, onClose }: Props) => {
  const t = useTranslate()
  const id = useId()
  const node = editor.getAttributes('link')['node'] as Json | undefined
  const [address, setAddress] = useState(addressOf(node) ?? '')
  const [isWrong, setWrong] = useState(false)
  const put = (typed: string): void => {
    const link = linkTo(typed.trim())
    if (link === undefined) return setWrong(true)
    setLink(editor, link, typed.trim())
    onClose()
  }
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
    onClose()
  }
  return (
    <PickDialog title={t('compose.panel.linkTitle')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          put(address)
        }}
      >
        <label htmlFor={id}>{t('compose.panel.linkAddress')}</label>
        <input
          id={id}
          value={address}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-wrong`}
          onChange={({ target }) => setAddress(target.value)}
        />
        <p id={`${id}-wrong`} role="status">
          {isWrong && t('compose.panel.linkWrong')}
        </p>
        <button type="submit">{t('compose.panel.linkSet')}</button>
        {editor.isActive('link') && (
          <button type="button" onClick={remove}>
            {t('compose.panel.linkRemove')}
          </button>
        )}
      </form>
      <LinkList services={services} onPick={put} />
    </PickDialog>
  )
}

/** Where no words are chosen, the address itself becomes the words. */
const setLink = (editor: Editor, node: Json, address: string): void => {
  const mark = { type: 'link', attrs: { node } }
  const chain = editor.chain().focus().extendMarkRange('link')
  if (editor.state.selection.empty && !editor.isActive('link')) chain.insertContent({ type: 'text', text: address, marks: [mark] }).run()
  else chain.setMark('link', { node }).run()
}
