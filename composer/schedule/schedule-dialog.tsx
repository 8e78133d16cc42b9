import { useCallback, useState } from 'react'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import type { PlannedAction } from '../../schemas/api/compose-planned.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient, Planned } from '../api/compose-client.ts'
import { useAnswer } from '../api/use-answer.ts'
import { PickDialog } from '../panel/pickers/pick-dialog.tsx'
import { TryAgain } from '../try-again.tsx'
import { ConflictList } from '../releases/conflict-list.tsx'
import { PlanForm } from './plan-form.tsx'
import { PlanLine } from './plan-line.tsx'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './schedule.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'schedule' | 'plan' | 'callOff' | 'checkRelease'>
  /** All of it saved. */
  readonly document: ComposeDocument
  /** Of the site that is looked at. */
  readonly timeZone: string
  readonly onSelect: (entryId: string) => void
  /** She wants other pages to go live with it. */
  readonly onWithOthers: () => void
  readonly onClose: () => void
}

/** What is to happen to the page at a moment: looked at, called off, planned. */
export const ScheduleDialog = ({ client, document, timeZone, onSelect, onWithOthers, onClose }: Props) => {
  const t = useTranslate()
  const { pageId } = document
  const asked = useAnswer(useCallback(() => client.schedule(pageId), [client, pageId]))
  /** As of the last thing that was done here. */
  const [known, setKnown] = useState<Planned>()
  const { planned, conflicts = [] } = known ?? asked.value ?? {}
  const onPlanned = async (now: readonly PlannedAction[]): Promise<void> => {
    setKnown({ planned: now, conflicts })
    const answer = await client.schedule(pageId)
    if (answer.ok) setKnown(answer.value)
  }
  return (
    <PickDialog title={t('compose.schedule.title')} onClose={onClose}>
      <div role="status">
        {planned === undefined && asked.failure === undefined && <p>{t('compose.loading')}</p>}
        {asked.failure !== undefined && (
          <p>
            {sentenceInWords(asked.failure, t)} <TryAgain onClick={asked.askAgain} />
          </p>
        )}
        {planned?.length === 0 && <p>{t('compose.schedule.none')}</p>}
      </div>
      {planned !== undefined && planned.length > 0 && (
        <ul className={styles.plans}>
          {planned.map((plan) => (
            <PlanLine key={plan.id} plan={plan} document={document} client={client} onChange={setKnown} />
          ))}
        </ul>
      )}
      <ConflictList conflicts={conflicts} onLeave={onClose} />
      {planned !== undefined && (
        <PlanForm
          client={client}
          document={document}
          planned={planned}
          timeZone={timeZone}
          onSelect={onSelect}
          onPlanned={(now) => void onPlanned(now)}
          onClose={onClose}
        />
      )}
      {planned !== undefined && (
        <p className={styles.others}>
          <button type="button" onClick={onWithOthers}>
            {t('compose.release.withOthers')}
          </button>
        </p>
      )}
    </PickDialog>
  )
}
