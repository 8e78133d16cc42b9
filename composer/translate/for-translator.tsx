import { useState } from 'react'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import { linksOf } from '../../src/content/cms-entry.ts'
import { reachableIds } from '../../src/content/composing/reachable.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import { saveAsFile } from '../../src/lib/save-as-file.ts'
import type { SelectField } from '../editor/select-field.ts'
import { isolateName } from '../isolate.ts'
import { SteadyButton } from '../steady-button.tsx'
import type { Languages, TextField } from './text-fields.ts'
import { isMissing } from './units.ts'
import { writeXliff } from './xliff/write-xliff.ts'
import styles from './translate.module.scss'

interface Props {
  readonly document: ComposeDocument
  readonly languages: Languages
  readonly fields: readonly TextField[]
  readonly onSelect: SelectField
}

/** How far the page is translated, and the file with what a translator has to do. */
export const ForTranslator = ({ document, languages, fields, onSelect }: Props) => {
  const t = useTranslate()
  const missing = fields.filter(isMissing)
  const [which, setWhich] = useState<'missing' | 'all'>('missing')
  const chosen = which === 'all' ? fields : missing
  const noteOf = ({ kind, id, name, title, help, maxLength }: TextField): string => {
    const usedBy = document.usedBy[id] ?? 1
    return [
      kind === 'asset' ? t('compose.translate.noteAlt', { name }) : `${name}: ${title}.`,
      help,
      ...(maxLength === undefined ? [] : [t('compose.translate.noteLength', { count: maxLength })]),
      ...(usedBy > 1 ? [t('compose.translate.noteShared', { count: usedBy })] : []),
    ]
      .filter((sentence) => sentence !== '')
      .join(' ')
  }
  const download = (): void =>
    saveAsFile(
      `${document.pageId}.${languages.to}.xlf`,
      writeXliff({ pageId: document.pageId, languages, fields: chosen, noteOf }),
      'application/xliff+xml',
    )
  return (
    <section aria-labelledby="for-translator" className={styles.part}>
      <h3 id="for-translator">{t('compose.translate.out')}</h3>
      <p role="status">{t('compose.translate.state', { done: fields.length - missing.length, count: fields.length })}</p>
      {missing.length > 0 && <Missing document={document} fields={missing} onSelect={onSelect} />}
      <p>{t('compose.translate.outAbout')}</p>
      <fieldset className={styles.choice}>
        <legend>{t('compose.translate.which')}</legend>
        {(['missing', 'all'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name="which-texts" checked={which === each} onChange={() => setWhich(each)} />
            {t(`compose.translate.which.${each}`, { count: each === 'all' ? fields.length : missing.length })}
          </label>
        ))}
      </fieldset>
      <SteadyButton isOff={chosen.length === 0} onClick={download}>
        {t('compose.translate.download')}
      </SteadyButton>
    </section>
  )
}

/** What shoppers read in another language until somebody translates it. */
const Missing = ({ document, fields, onSelect }: Pick<Props, 'document' | 'fields' | 'onSelect'>) => {
  const t = useTranslate()
  return (
    <details>
      <summary>{t('compose.translate.missing')}</summary>
      <ul className={styles.texts}>
        {fields.map(({ kind, id, field, name, title, locale }) => {
          // What a picture shows is written at the block that has it.
          const place = kind === 'asset' ? placeOfAsset(document, id) : { id, field }
          const words = kind === 'asset' ? t('compose.translate.alt', { name }) : `${isolateName(name)}: ${title}`
          return (
            <li key={`${id} ${field}`}>
              {place === undefined ? (
                <span dir="auto">{words}</span>
              ) : (
                <button type="button" dir="auto" onClick={() => onSelect(place.id, place.field, locale)}>
                  {words}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** The first field of the page that has a picture. */
const placeOfAsset = (document: ComposeDocument, assetId: string): { readonly id: string; readonly field: string } | undefined => {
  for (const id of reachableIds(document)) {
    const fields = Object.entries(ownValue(document.entries, id)?.fields ?? {})
    const found = fields.find(([name, values]) => linksOf({ fields: { [name]: values } }).assets.includes(assetId))
    if (found !== undefined) return { id, field: found[0] }
  }
  return undefined
}
