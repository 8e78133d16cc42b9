import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import type { EditorProps } from '../editor-props.ts'
import { AssetDialog } from '../pickers/asset-dialog.tsx'
import { MARKS } from '../rich-text/known.ts'
import { RichTextLink } from './rich-text-link.tsx'
import styles from './rich-text.module.scss'

interface Props extends EditorProps {
  readonly editor: Editor
}

/** What can be done to the text. Arrow keys go from one to the next. */
export const RichTextToolbar = ({ editor, ...props }: Props) => {
  const t = useTranslate()
  const [dialog, setDialog] = useState<'link' | 'picture'>()
  const active = useEditorState({ editor, selector: ({ editor: current }) => activeIn(current) })
  const close = (): void => {
    setDialog(undefined)
    editor.commands.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label={t('compose.panel.toolbar', { field: props.schema.title })}
      className={styles.toolbar}
      onKeyDown={move}
      tabIndex={-1}
    >
      <select aria-label={t('compose.panel.style')} value={active.style} onChange={({ target }) => setStyle(editor, target.value)}>
        <option value="paragraph">{t('compose.panel.styleText')}</option>
        {[1, 2, 3, 4, 5, 6]
          .filter((level) => (level > 1 && level < 5) || active.style === String(level))
          .map((level) => (
            <option key={level} value={level}>
              {t('compose.panel.styleHeading', { level })}
            </option>
          ))}
      </select>
      {MARKS.map((mark) => (
        <Tool key={mark} name={mark} isOn={active.on.includes(mark)} onPress={() => editor.chain().focus().toggleMark(mark).run()} />
      ))}
      <Tool name="bulletList" isOn={active.on.includes('bulletList')} onPress={() => editor.chain().focus().toggleBulletList().run()} />
      <Tool name="orderedList" isOn={active.on.includes('orderedList')} onPress={() => editor.chain().focus().toggleOrderedList().run()} />
      <Tool
        name="blockquote"
        isOn={active.on.includes('blockquote')}
        onPress={() => editor.chain().focus().toggleWrap('blockquote').run()}
      />
      <Tool name="horizontalRule" onPress={() => editor.chain().focus().insertContent({ type: 'horizontalRule' }).run()} />
      <Tool name="link" isOn={active.on.includes('link')} onPress={() => setDialog('link')} />
      <Tool name="picture" onPress={() => setDialog('picture')} />
      {dialog === 'link' && <RichTextLink editor={editor} services={props.services} onClose={close} />}
      {dialog === 'picture' && (
        <AssetDialog
          {...props}
          onClose={close}
          onPick={({ sys }) =>
            editor
              .chain()
              .focus()
              .insertContent({ type: 'picture', attrs: { id: sys.id } })
              .run()
          }
        />
      )}
    </div>
  )
}

interface ToolProps {
  readonly name: string
  /** Undefined where it is nothing that is on or off. */
  readonly isOn?: boolean
  readonly onPress: () => void
}

const Tool = ({ name, isOn, onPress }: ToolProps) => {
  const t = useTranslate()
  const words = t(`compose.panel.tool.${name}`)
  return (
    <button type="button" aria-pressed={isOn} data-tool={name} title={words} onClick={onPress}>
      <span className={styles.hidden}>{words}</span>
      <span aria-hidden="true">{t(`compose.panel.sign.${name}`)}</span>
    </button>
  )
}

const setStyle = (editor: Editor, style: string): void => {
  const chain = editor.chain().focus()
  if (style === 'paragraph') chain.setNode('paragraph').run()
  else chain.setNode('heading', { level: Number(style) }).run()
}

const activeIn = (editor: Editor) => ({
  on: [...MARKS, 'bulletList', 'orderedList', 'blockquote', 'link'].filter((name) => editor.isActive(name)),
  style: editor.isActive('heading') ? String(editor.getAttributes('heading')['level']) : 'paragraph',
})

const move = (event: KeyboardEvent<HTMLElement>): void => {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > button, :scope > select')]
  const index = tools.findIndex((tool) => tool === event.target)
  if (step === 0 || index === -1) return
  event.preventDefault()
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  tools.at((index + (isMirrored ? -step : step)) % tools.length)?.focus()
}
