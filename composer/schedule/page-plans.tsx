import { useCallback } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { useAnswer } from '../api/use-answer.ts'
import { ConflictList } from '../releases/conflict-list.tsx'
import { PlannedInWords } from './planned-in-words.tsx'
import styles from './schedule.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'schedule'>
  readonly pageId: string
}

/** What is planned for the page that is open, and what clashes; nothing where nothing is. Schedule says why it could not be read. */
export const PagePlans = ({ client, pageId }: Props) => {
  const t = useTranslate()
  const { value } = useAnswer(useCallback(() => client.schedule(pageId), [client, pageId]))
  if (value === undefined || value.planned.length === 0) return null
  return (
    <section className={styles.ofPage} aria-label={t('compose.planned')}>
      <h2>{t('compose.planned')}</h2>
      {value.planned.map((plan) => (
        <PlannedInWords key={plan.id} plan={plan} />
      ))}
      <ConflictList conflicts={value.conflicts} />
    </section>
  )
}
