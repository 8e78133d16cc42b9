import { useState } from 'react'
import type { ComposeAsset } from '../../../schemas/api/compose.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { without } from '../../../src/lib/without.ts'
import { languageInWords } from '../../language-in-words.ts'
import { altOf } from '../asset-facts.ts'
import { textOf, type EditorProps } from '../editor-props.ts'
import { useDraft } from '../use-draft.ts'

interface Props extends EditorProps {
  readonly asset: ComposeAsset
}

/** What the picture shows, for those who cannot see it. It belongs to the picture, wherever that is used; so it is saved by itself. */
export const AltText = ({ id, asset, locales, services, isReadOnly }: Props) => {
  const t = useTranslate()
  const [locale = 'en', ...fallbacks] = locales
  const [status, setStatus] = useState('')
  const own = asset.fields['description']?.[locale]
  const [draft, type] = useDraft({ value: own, write: textOf, read: (text) => text || undefined, onChange: () => setStatus('') })
  const save = async (): Promise<void> => {
    if (draft === textOf(own)) return
    const others = without(asset.fields['description'] ?? {}, locale)
    const description = draft === '' ? others : { ...others, [locale]: draft }
    setStatus(t('compose.panel.savingAlt'))
    try {
      services.rememberAsset(await services.saveAsset(asset, { ...asset.fields, description }))
      setStatus(t('compose.panel.savedAlt'))
    } catch (cause) {
      setStatus(cause instanceof Error && cause.message !== '' ? cause.message : t('compose.panel.failedAlt'))
    }
  }
  return (
    <>
      <label htmlFor={`${id}-alt`}>{t('compose.panel.alt', { language: languageInWords(locale) })}</label>
      <input
        id={`${id}-alt`}
        dir="auto"
        value={draft}
        placeholder={altOf(asset, fallbacks)}
        readOnly={isReadOnly}
        aria-describedby={`${id}-alt-status`}
        onChange={({ target }) => type(target.value)}
        onBlur={() => void save()}
      />
      <p id={`${id}-alt-status`} role="status">
        {status}
      </p>
    </>
  )
}
