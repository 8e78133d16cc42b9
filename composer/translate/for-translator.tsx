import { useState } from 'react'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { saveAsFile } from '../../src/lib/save-as-file.ts'
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
  readonly onSelect: (entryId: string) => void
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
      {missing.length > 0 && <Missing fields={missing} onSelect={onSelect} />}
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
const Missing = ({ fields, onSelect }: Pick<Props, 'fields' | 'onSelect'>) => {
  const t = useTranslate()
  return (
    <details>
      <summary>{t('compose.translate.missing')}</summary>
      <ul className={styles.texts}>
        {fields.map(({ kind, id, field, name, title }) => (
          <li key={`${id} ${field}`}>
            {kind === 'asset' ? (
              <span dir="auto">{t('compose.translate.alt', { name })}</span>
            ) : (
              <button type="button" dir="auto" onClick={() => onSelect(id)}>
                {isolateName(name)}: {title}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
