import { useId, useMemo, useState } from 'react'
import type { ComposeLocale } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { languageInWords } from '../language-in-words.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import type { DocumentStore } from '../document/document-store.ts'
import type { SelectField } from '../editor/select-field.ts'
import { useStore } from '../editor/use-store.ts'
import { PickDialog } from '../panel/pickers/pick-dialog.tsx'
import { ForTranslator } from './for-translator.tsx'
import { FromTranslator } from './from-translator.tsx'
import { textFieldsOf, type Languages } from './text-fields.ts'
import styles from './translate.module.scss'

export interface TranslateProps {
  readonly store: DocumentStore
  readonly client: Pick<ComposeClient, 'saveAsset'>
  /** Of the page that is looked at, most specific first; the last is the default one. */
  readonly locales: readonly string[]
  readonly isReadOnly: boolean
  readonly onSelect: SelectField
  readonly onClose: () => void
}

/** The page's words as a file for a translator, and the file that comes back. */
export const TranslateDialog = ({ store, client, locales, isReadOnly, onSelect, onClose }: TranslateProps) => {
  const t = useTranslate()
  const { document } = useStore(store)
  const [languages, setLanguages] = useState(() => languagesAtFirst(document.locales, locales))
  const fields = useMemo(() => textFieldsOf(document, languages), [document, languages])
  const choose = (changed: Partial<Languages>): void => setLanguages({ ...languages, ...changed })
  const codes = document.locales.map(({ code }) => code)
  return (
    <PickDialog title={t('compose.translate.title')} onClose={onClose}>
      <div className={styles.languages}>
        <LocaleChoice label={t('compose.translate.from')} codes={codes} value={languages.from} onChange={(from) => choose({ from })} />
        <LocaleChoice label={t('compose.translate.to')} codes={codes} value={languages.to} onChange={(to) => choose({ to })} />
      </div>
      {languages.from === languages.to ? (
        <p role="status">{t('compose.translate.sameLanguage')}</p>
      ) : (
        <>
          <ForTranslator document={document} languages={languages} fields={fields} onSelect={onSelect} />
          {!isReadOnly && <FromTranslator store={store} client={client} languages={languages} />}
        </>
      )}
    </PickDialog>
  )
}

/** Into the language that she looks at; where that is the CMS's default one, into the first other. */
const languagesAtFirst = (all: readonly ComposeLocale[], locales: readonly string[]): Languages => {
  const from = locales.at(-1) ?? 'en'
  const language = (code: string): string | undefined => code.split('-')[0]
  const seen = locales.find((code) => language(code) !== language(from))
  return { from, to: seen ?? all.find(({ code }) => code !== from)?.code ?? from }
}

interface ChoiceProps {
  readonly label: string
  readonly codes: readonly string[]
  readonly value: string
  readonly onChange: (code: string) => void
}

const LocaleChoice = ({ label, codes, value, onChange }: ChoiceProps) => {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {codes.map((code) => (
          <option key={code} value={code}>
            {languageInWords(code)}
          </option>
        ))}
      </select>
    </p>
  )
}
