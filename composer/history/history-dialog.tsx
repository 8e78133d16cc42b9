import { useState } from 'react'
import type { FieldsBefore } from '../../schemas/api/compose-history.ts'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { Answer, ComposeClient, PointInHistory } from '../api/compose-client.ts'
import { namesIn } from '../changes/name-in-document.ts'
import type { Value } from '../../src/content/composing/edit.ts'
import type { DocumentStore } from '../document/document-store.ts'
import { PickDialog } from '../panel/pickers/pick-dialog.tsx'
import { TryAgain } from '../try-again.tsx'
import { ActionLine } from './action-line.tsx'
import { BlockChoice } from './block-choice.tsx'
import { EditLine } from './edit-line.tsx'
import { putBack, valuesBefore, valuesBeforeEdit } from './put-back.ts'
import type { HistoryLine } from './timeline.ts'
import { useHistory } from './use-history.ts'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './history.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'history' | 'before' | 'parts'>
  readonly store: DocumentStore
  readonly document: ComposeDocument
  readonly locales: readonly string[]
  /** Of the site that is looked at. */
  readonly timeZone: string
  readonly isReadOnly: boolean
  /** `entryId` is as it was before, and `sentence` says so. */
  readonly onPutBack: (entryId: string, sentence: string) => void
  readonly onClose: () => void
}

/** What was done to the page and to its blocks, with who, when, before and after; what can be put back. */
export const HistoryDialog = ({ client, store, document, locales, timeZone, isReadOnly, onPutBack, onClose }: Props) => {
  const t = useTranslate()
  const { pageId, usedBy } = document
  const history = useHistory(client, pageId, Object.keys(usedBy))
  const [blockId, setBlockId] = useState('')
  const [said, setSaid] = useState('')
  const nameOf = namesIn(document, locales, t)
  const put = async (entryId: string, valuesOf: (whole: ComposeDocument) => readonly Value[]): Promise<void> => {
    const outcome = await putBack({ store, client }, valuesOf)
    if (outcome.status === 'failed') return setSaid(sentenceInWords(outcome, t))
    if (outcome.status === 'same') return setSaid(t('compose.history.same'))
    const block = entryId === pageId ? t('compose.history.thePage') : nameOf(entryId)
    const { missing } = outcome
    onPutBack(entryId, missing === 0 ? t('compose.said.putBack', { block }) : t('compose.said.putBackMissing', { block, count: missing }))
  }
  const putPage = async (point: PointInHistory): Promise<void> => {
    setSaid(t('compose.history.puttingBack'))
    const answer: Answer<FieldsBefore> = await client.before(pageId, point)
    if (!answer.ok) return setSaid(sentenceInWords(answer.refusal, t))
    await put(pageId, (whole) => valuesBefore(whole, answer.value.entries))
  }
  const isShown = (line: HistoryLine): boolean => blockId === '' || (line.kind === 'edit' && line.edit.entryId === blockId)
  const lines = history.lines?.filter(isShown) ?? []
  return (
    <PickDialog title={t('compose.history')} isWide onClose={onClose}>
      <BlockChoice lines={history.lines ?? []} nameOf={nameOf} value={blockId} onChange={setBlockId} />
      <div role="status" className={styles.said}>
        {said !== '' && <p>{said}</p>}
        {history.isReading && <p>{t('compose.loading')}</p>}
        {history.failure !== undefined && (
          <p>
            {sentenceInWords(history.failure, t)} <TryAgain onClick={history.askAgain} />
          </p>
        )}
        {history.lines?.length === 0 && (
          <p>
            {t('compose.history.none')} {!isReadOnly && t('compose.history.next')}
          </p>
        )}
      </div>
      {lines.length > 0 && (
        <ol className={styles.actions}>
          {lines.map((line) =>
            line.kind === 'action' ? (
              <ActionLine key={line.key} action={line.action} onPutBack={isReadOnly ? undefined : (moment) => void putPage({ moment })} />
            ) : (
              <EditLine
                key={line.key}
                edit={line.edit}
                nameOf={nameOf}
                timeZone={timeZone}
                isThere={Object.hasOwn(document.entries, line.edit.entryId)}
                onPutBack={isReadOnly ? undefined : () => void put(line.edit.entryId, () => valuesBeforeEdit(line.edit))}
                onPutPageBack={isReadOnly ? undefined : () => void putPage({ edit: line.edit.id })}
              />
            ),
          )}
        </ol>
      )}
      {history.readEarlier !== undefined && (
        <button type="button" onClick={history.readEarlier}>
          {t('compose.history.earlier')}
        </button>
      )}
    </PickDialog>
  )
}
