import { useCallback, useState, type SyntheticEvent } from 'react'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import type { PlannedAction, PlannedActionName } from '../../schemas/api/compose-planned.ts'
import type { PlanOutcome } from '../../schemas/api/compose-schedule.ts'
import { changedVersions } from '../../src/content/composing/changed-versions.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import { readPageFields } from '../../src/content/page-entry.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { toInstant } from '../../src/lib/zoned-time.ts'
import type { Answer, ComposeClient } from '../api/compose-client.ts'
import { useAnswer } from '../api/use-answer.ts'
import { conflictsAt } from '../releases/conflicts-at.ts'
import { ConflictList } from '../releases/conflict-list.tsx'
import { SteadyButton } from '../steady-button.tsx'
import { ClockNote } from '../view/clock-note.tsx'
import { cityOf } from '../view/clock-time.ts'
import { PlanOutcomeInWords } from './plan-outcome.tsx'
import styles from './schedule.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'plan' | 'checkRelease'>
  readonly document: ComposeDocument
  readonly planned: readonly PlannedAction[]
  readonly timeZone: string
  readonly onSelect: (entryId: string) => void
  readonly onPlanned: (planned: readonly PlannedAction[]) => void
  readonly onClose: () => void
}

/** What is to happen, and when, on the clocks of the site that is looked at. */
export const PlanForm = ({ client, document, planned, timeZone, onSelect, onPlanned, onClose }: Props) => {
  const t = useTranslate()
  const changed = changedVersions(document)
  const choices = choicesOf(document, changed.size > 0)
  const [action, setAction] = useState<PlannedActionName>(choices[0] ?? 'publish')
  const [clockTime, setClockTime] = useState('')
  const [outcome, setOutcome] = useState<Answer<PlanOutcome> | 'planning' | 'noMoment'>()
  const instant = toInstant(clockTime, timeZone, 'begin')
  const isPublish = action === 'publish'
  const { pageId } = document
  const check = useCallback(() => client.checkRelease({ pages: [pageId] }), [client, pageId])
  const checked = useAnswer(isPublish ? check : undefined)
  // A plan of this page alone gives place to the new one.
  const replaced = planned.flatMap(({ release }) => (release?.pages === 1 ? release.id : []))
  const conflicts = conflictsAt(checked.value?.conflicts, instant).filter(({ other }) => !replaced.includes(other?.releaseId ?? ''))
  if (choices.length === 0) return <p>{t('compose.schedule.nothing')}</p>
  const plan = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (instant === undefined) return setOutcome('noMoment')
    setOutcome('planning')
    const answer = await client.plan(document.pageId, { action, at: instant, timeZone, versions: Object.fromEntries(changed) })
    setOutcome(answer)
    if (answer.ok && answer.value.status === 'planned') onPlanned(answer.value.planned)
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void plan(event)}>
      <label>
        {t('compose.schedule.what')}
        <select value={action} onChange={({ target }) => setAction(choices.find((each) => each === target.value) ?? 'publish')}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {t(choice === 'publish' ? 'compose.schedule.goLive' : 'compose.schedule.takeDown')}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('compose.schedule.when')}
        <input
          type="datetime-local"
          dir="ltr"
          value={clockTime}
          aria-describedby="plan-clocks plan-outcome"
          aria-invalid={outcome === 'noMoment' || undefined}
          onChange={({ target }) => {
            setClockTime(target.value)
            setOutcome(undefined)
          }}
        />
      </label>
      <p id="plan-clocks" role="status">
        {t('compose.schedule.clocks', { zone: cityOf(timeZone) })} <ClockNote clockTime={clockTime} timeZone={timeZone} />
      </p>
      <div role="status">
        <ConflictList conflicts={isPublish ? conflicts : []} onLeave={onClose} />
      </div>
      <div id="plan-outcome" role="status">
        <PlanOutcomeInWords outcome={outcome} onSelect={onSelect} />
      </div>
      <SteadyButton type="submit" className={styles.primary} isOff={outcome === 'planning'}>
        {t('compose.schedule.plan')}
      </SteadyButton>
    </form>
  )
}

/** Without a change nothing goes live; pages that the shop needs, and those that nobody sees, are not taken down. */
const choicesOf = ({ pageId, entries, locales }: ComposeDocument, hasChanged: boolean): readonly PlannedActionName[] => {
  const page = entries[pageId]
  const isLanding = page !== undefined && readPageFields(toCmsEntry(page), [defaultLocaleOf(locales)]).kind === 'landing'
  return [...(hasChanged ? (['publish'] as const) : []), ...(isLanding ? (['unpublish'] as const) : [])]
}
