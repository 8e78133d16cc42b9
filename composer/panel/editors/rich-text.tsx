import { EditorContent, useEditor, type JSONContent } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import type { Json } from '../../../schemas/page.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { altOf, imageAddress } from '../asset-facts.ts'
import { controlAttributes, type EditorProps } from '../editor-props.ts'
import { extensionsOf } from '../rich-text/extensions.ts'
import { fromContentful } from '../rich-text/from-contentful.ts'
import { isRichText } from '../rich-text/known.ts'
import type { PmNode } from '../rich-text/pm-node.ts'
import { isEmptyText, toContentful } from '../rich-text/to-contentful.ts'
import { keptInWords } from '../rich-text/kept-in-words.ts'
import { sameJson } from '../../../src/content/composing/same-json.ts'
import { JsonEditor } from './json.tsx'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import styles from './rich-text.module.scss'

/** Text with headings, lists, links and pictures. What is no document of the CMS is edited as what it is. */
export const RichTextEditor = (props: EditorProps) =>
  props.value === undefined || isRichText(props.value) ? <DocumentEditor {...props} /> : <JsonEditor {...props} />

const DocumentEditor = (props: EditorProps) => {
  const { value, labelId, locales, services, isReadOnly, onChange } = props
  const t = useTranslate()
  // The editor is made once and calls what was last rendered.
  const latest = useRef({ value, onChange, services })
  useEffect(() => void (latest.current = { value, onChange, services }))
  const [extensions] = useState(() =>
    extensionsOf({
      kept: (json) => keptInWords(json, services.entryName, t),
      picture: (id) => {
        const asset = latest.current.services.assetOf(id)
        return { address: asset && imageAddress(asset, locales), alt: (asset && altOf(asset, locales)) || t('compose.panel.picture') }
      },
    }),
  )
  const shown = useRef(value)
  const attributes = {
    ...strings(controlAttributes(props)),
    'aria-labelledby': labelId,
    role: 'textbox',
    'aria-multiline': 'true',
    dir: 'auto',
  }
  const editor = useEditor({
    extensions,
    content: contentOf(value),
    editable: !isReadOnly,
    editorProps: { attributes },
    onUpdate: ({ editor: changed }) => {
      const doc = changed.getJSON() as PmNode
      const next = isEmptyText(doc) ? undefined : toContentful(doc, latest.current.value)
      if (sameJson(next, latest.current.value)) return
      shown.current = next
      latest.current.onChange(next)
    },
  })
  useFreshContent(editor, value, shown)
  const words = JSON.stringify(attributes)
  useEffect(() => {
    editor.setOptions({ editable: !isReadOnly, editorProps: { attributes: JSON.parse(words) as Record<string, string> } })
  }, [editor, words, isReadOnly])
  return (
    <div className={styles.editor}>
      {!isReadOnly && <RichTextToolbar editor={editor} {...props} />}
      <EditorContent editor={editor} className={styles.text} />
    </div>
  )
}

/** Shows a value that changed outside; what the editor sent itself is there already. */
const useFreshContent = (editor: ReturnType<typeof useEditor>, value: Json | undefined, shown: { current: Json | undefined }): void => {
  useEffect(() => {
    if (sameJson(value, shown.current)) return
    shown.current = value
    editor.commands.setContent(contentOf(value), { emitUpdate: false })
  }, [editor, value, shown])
}

/** The editor's own type has lists that can be written to; it writes to none. */
const contentOf = (value: Json | undefined): JSONContent => fromContentful(value) as JSONContent

const strings = (attributes: Readonly<Record<string, string | boolean | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
