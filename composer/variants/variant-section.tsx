import { useId, useState } from 'react'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import type { DocumentStore } from '../document/document-store.ts'
import type { SlotPosition } from '../../src/content/composing/structure/slots.ts'
import { nameOfTest, renameEdit, shareEdit } from '../document/structure/variant-edits.ts'
import { testAt, type SlotTest } from '../document/structure/variant-of.ts'
import { VariantResults } from './variant-results.tsx'
import styles from './variants.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'variants'>
  readonly document: ComposeDocument
  readonly store: Pick<DocumentStore, 'edit'>
  readonly entryId: string
  readonly position: SlotPosition | undefined
  readonly isReadOnly: boolean
  /** Undefined for who may only look. */
  readonly onKeep: (() => void) | undefined
}

/** Of a block that is a variant: who sees it, what came of it, and the end of the test. */
export const VariantSection = ({ client, document, store, entryId, position, isReadOnly, onKeep }: Props) => {
  const t = useTranslate()
  const test = position === undefined ? undefined : testAt(document, position)
  if (position === undefined || test === undefined) return null
  const rename = (name: string): void => {
    const edit = renameEdit(document, position, name)
    if (edit !== undefined) store.edit(edit)
  }
  return (
    <section className={styles.section} aria-label={t('compose.variant.section')}>
      <NameField key={test.test} name={test.test} isReadOnly={isReadOnly} onName={rename} />
      <ShareField
        test={test}
        entryId={entryId}
        isReadOnly={isReadOnly}
        onShare={(name, share) => store.edit(shareEdit(document, entryId, { test: test.test, name }, share))}
      />
      <VariantResults client={client} pageId={document.pageId} test={test} />
      {onKeep !== undefined && (
        <button type="button" onClick={onKeep}>
          {t('compose.act.keepVariant')}
        </button>
      )}
    </section>
  )
}

interface NameProps {
  readonly name: string
  readonly isReadOnly: boolean
  readonly onName: (name: string) => void
}

/** A name is taken once it is left: each letter would be another test. */
const NameField = ({ name, isReadOnly, onName }: NameProps) => {
  const t = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState(name)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('compose.variant.name')}</label>
      <input
        id={id}
        dir="ltr"
        value={typed}
        readOnly={isReadOnly}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (nameOfTest(typed) === name) setTyped(name)
          else onName(typed)
        }}
      />
      <p id={`${id}-help`} className={styles.help}>
        {t('compose.variant.nameHelp')}
      </p>
    </div>
  )
}

interface ShareProps {
  readonly test: SlotTest
  readonly entryId: string
  readonly isReadOnly: boolean
  readonly onShare: (name: string, share: number) => void
}

/** The original has what the others leave, so there is nothing to set. */
const ShareField = ({ test: { members }, entryId, isReadOnly, onShare }: ShareProps) => {
  const t = useTranslate()
  const id = useId()
  const own = members.find((member) => member.id === entryId)
  if (own === undefined) return null
  if (own === members[0]) return <p>{t('compose.variant.rest', { share: own.share })}</p>
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('compose.variant.share')}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={own.share}
        disabled={isReadOnly}
        aria-valuetext={t('compose.variant.shareInWords', { share: own.share })}
        aria-describedby={`${id}-words`}
        onChange={({ target }) => onShare(own.name, Number(target.value))}
      />
      <p id={`${id}-words`}>{t('compose.variant.shareInWords', { share: own.share })}</p>
    </div>
  )
}
