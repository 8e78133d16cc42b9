import type { PlanOutcome } from '../../schemas/api/compose-schedule.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { Answer } from '../api/compose-client.ts'
import { ProblemList } from '../editor/problem-list.tsx'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './schedule.module.scss'

interface Props {
  readonly outcome: Answer<PlanOutcome> | 'planning' | 'noMoment' | undefined
  readonly onSelect: (entryId: string) => void
}

/** What became of planning something. */
export const PlanOutcomeInWords = ({ outcome, onSelect }: Props) => {
  const t = useTranslate()
  if (outcome === undefined) return null
  if (outcome === 'planning') return <p>{t('compose.schedule.planning')}</p>
  if (outcome === 'noMoment') return <p className={styles.error}>{t('compose.schedule.choose')}</p>
  if (!outcome.ok) return <p className={styles.error}>{sentenceInWords(outcome.refusal, t)}</p>
  const { value } = outcome
  if (value.status === 'planned') return <p>{t('compose.schedule.planned')}</p>
  if (value.status === 'stale') return <p className={styles.error}>{t('compose.schedule.stale')}</p>
  return (
    <>
      <p className={styles.error}>{t('compose.schedule.refused')}</p>
      <ProblemList problems={value.problems.filter(({ severity }) => severity === 'error')} onSelect={onSelect} />
    </>
  )
}
