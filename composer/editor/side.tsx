import type { ReactNode } from 'react'
import type { ComposeDocument, ComposeProblem } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { DocumentStore } from '../document/document-store.ts'
import { schemaOf } from '../../src/content/composing/structure/slots.ts'
import { isolateName } from '../isolate.ts'
import { BlockPanel } from '../panel/block-panel.tsx'
import { BesideChoice } from '../panel/beside/beside-choice.tsx'
import type { PanelServices } from '../panel/services.ts'
import type { SelectField } from './select-field.ts'
import { ProblemList } from './problem-list.tsx'
import type { Check } from './use-check.ts'
import styles from './editor.module.scss'
import { ownValue } from '../../src/lib/own-value.ts'

interface Props {
  readonly document: ComposeDocument
  /** The entry that is looked at. */
  readonly entryId: string
  readonly store: DocumentStore
  readonly locales: readonly string[]
  readonly check: Check
  readonly services: PanelServices
  readonly onBeside: (locale: string | undefined) => void
  readonly isReadOnly: boolean
  readonly onSelect: SelectField
  /** How the page is found. */
  readonly found: ReactNode
  /** What was measured of how it looks. */
  readonly look: ReactNode
  /** What is planned for the page. */
  readonly plans: ReactNode
  /** Above the fields: what can be done with the block, what two people did to it. */
  readonly children: ReactNode
}

/** The fields of what is looked at; of the page also what the gate says of all its blocks. */
export const Side = ({
  document,
  entryId,
  store,
  locales,
  check,
  services,
  onBeside,
  isReadOnly,
  onSelect,
  found,
  look,
  plans,
  children,
}: Props) => {
  const t = useTranslate()
  const entry = ownValue(document.entries, entryId)
  const isPage = entryId === document.pageId
  const isOwn = (problem: ComposeProblem): boolean => problem.entryId === entryId || (problem.entryId === '' && isPage)
  const [locale = 'en'] = locales
  return (
    <>
      <h2>{isolateName(services.entryName(entryId) ?? entryId)}</h2>
      {children}
      {document.locales.length > 1 && (
        <BesideChoice locales={document.locales} current={locale} chosen={services.beside} onChoose={onBeside} />
      )}
      {!isPage && look}
      {entry === undefined ? (
        <p>{t('compose.missingEntry')}</p>
      ) : (
        <BlockPanel
          key={`${entryId} ${locale}`}
          entry={entry}
          schema={schemaOf(entry)}
          locale={locale}
          locales={locales}
          problems={check.problems.filter(isOwn)}
          onChange={(field, at, value) => store.change(entryId, field, at, value)}
          onSelect={onSelect}
          services={services}
          isReadOnly={isReadOnly}
        />
      )}
      {isPage && found}
      {isPage && plans}
      {isPage && look}
      {isPage && (
        <section className={styles.gate} aria-label={t('compose.gate')}>
          <h2>{t('compose.gate')}</h2>
          {check.isStale && <p className={styles.quiet}>{t('compose.notChecked')}</p>}
          {check.leftOut.length > 0 && (
            <p className={styles.quiet}>
              {t('compose.leftOut', { things: check.leftOut.map((each) => t(`compose.leftOut.${each}`)).join(t('compose.comma')) })}
            </p>
          )}
          <ProblemList problems={check.problems} onSelect={onSelect} />
        </section>
      )}
    </>
  )
}
