import { useState } from 'react'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import { linkTo } from '../../src/content/cms-entry.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import type { DocumentStore } from '../document/document-store.ts'
import { schemaOf } from '../../src/content/composing/structure/slots.ts'
import { localeOfField } from '../editor/text-props.ts'
import type { SelectField } from '../editor/select-field.ts'
import { AssetDialog } from '../panel/pickers/asset-dialog.tsx'
import type { PanelServices } from '../panel/services.ts'
import { FindingItem } from './finding-item.tsx'
import type { LookFinding } from './findings.ts'
import { TryMends, type TrialPage } from './try-mends.tsx'
import type { Look } from './use-look.ts'
import { useMends } from './use-mends.ts'
import { WeightList } from './weight-list.tsx'
import styles from './look.module.scss'

interface Props {
  readonly look: Look
  readonly trial: TrialPage
  readonly document: ComposeDocument
  /** The entry that is looked at: of a block only what is found of it is said. */
  readonly entryId: string
  readonly store: DocumentStore
  readonly locales: readonly string[]
  readonly services: PanelServices
  readonly isReadOnly: boolean
  /** Ids of the entries that a block stands in, the page first. */
  readonly pathOf: (entryId: string) => readonly string[]
  readonly onSelect: SelectField
}

/** How the page looks, as its frames measured it: what could be better, each with what mends it, and what it weighs. */
export const LookSection = ({ look, trial, document, entryId, store, locales, services, isReadOnly, pathOf, onSelect }: Props) => {
  const t = useTranslate()
  const isPage = entryId === document.pageId
  const findings = isPage ? look.findings : look.findings.filter((finding) => finding.entryId === entryId)
  const [picked, setPicked] = useState<LookFinding>()
  const mends = useMends({
    findings: isReadOnly || !look.isCurrent ? [] : findings,
    document,
    locales,
    pathOf,
    known: look.known,
    onKnown: look.onKnown,
  })
  if (!isPage && findings.length === 0) return null
  const pick = (finding: LookFinding, assetId: string): void => {
    const entry = ownValue(document.entries, finding.entryId)
    if (finding.field === undefined || entry === undefined) return
    const locale = localeOfField(entry, schemaOf(entry), finding.field, locales)
    store.change(finding.entryId, finding.field, locale, linkTo('Asset', assetId))
  }
  return (
    <section className={styles.look} aria-label={t('compose.look')}>
      <h2>{t('compose.look')}</h2>
      <p role="status" className={styles.quiet}>
        {look.measures.length === 0 ? t('compose.look.notYet') : !look.isCurrent && t('compose.look.again')}
      </p>
      {look.measures.length > 0 && findings.length === 0 && <p>{t('compose.look.fine')}</p>}
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <FindingItem
            key={finding.key}
            finding={finding}
            name={services.entryName(finding.entryId) ?? finding.entryId}
            mends={mends.of(finding)}
            isReadOnly={isReadOnly}
            onSelect={onSelect}
            onMend={({ entryId: id, field, locale, value }) => store.change(id, field, locale, value)}
            onPick={() => setPicked(finding)}
          />
        ))}
      </ul>
      {isPage && <WeightList measures={look.measures} document={document} services={services} onSelect={onSelect} />}
      {mends.trying !== undefined && (
        <TryMends
          key={mends.trying.key}
          trial={trial}
          document={mends.trying.document}
          tries={mends.trying.tries}
          finding={mends.trying.finding}
          onTried={mends.onTried}
        />
      )}
      {picked !== undefined && (
        <AssetDialog
          services={services}
          locales={locales}
          onClose={() => setPicked(undefined)}
          onPick={({ sys }) => pick(picked, sys.id)}
        />
      )}
    </section>
  )
}
