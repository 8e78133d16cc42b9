import { useEffect, useState } from 'react'
import type { ComposePage } from '../../../schemas/api/compose.ts'
import { isLink, linkTo } from '../../../src/content/cms-entry.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { controlAttributes, type EditorProps } from '../editor-props.ts'

/** A page that is referred to, by its name. Another entry that is referred to stays among the choices. */
export const EntryEditor = (props: EditorProps) => {
  const { value, services, isReadOnly, onChange } = props
  const t = useTranslate()
  const [pages, setPages] = useState<readonly ComposePage[]>([])
  const [listPages] = useState(() => services.listPages)
  useEffect(() => {
    // Without pages the one that is chosen stays, and can be taken away.
    void listPages().then(setPages, () => undefined)
  }, [listPages])
  const chosen = isLink(value) ? value.sys.id : ''
  const isOther = chosen !== '' && !pages.some(({ id }) => id === chosen)
  return (
    <select
      {...controlAttributes(props)}
      value={chosen}
      disabled={isReadOnly}
      onChange={({ target }) => onChange(target.value === '' ? undefined : linkTo('Entry', target.value))}
    >
      <option value="">{t('compose.panel.notChosen')}</option>
      {isOther && <option value={chosen}>{services.entryName(chosen) ?? chosen}</option>}
      {pages.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  )
}
