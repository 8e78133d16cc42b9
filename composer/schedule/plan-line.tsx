import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import type { PlannedAction } from '../../schemas/api/compose-planned.ts'
import { changedVersions } from '../../src/content/composing/changed-versions.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient, Planned } from '../api/compose-client.ts'
import { SteadyButton } from '../steady-button.tsx'
import { PlannedInWords } from './planned-in-words.tsx'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './schedule.module.scss'

interface Props {
  readonly plan: PlannedAction
  readonly document: ComposeDocument
  readonly client: Pick<ComposeClient, 'callOff'>
  readonly onChange: (answer: Planned) => void
}

/** One thing that is planned, what of the page is not in it, and a way to call it off. */
export const PlanLine = ({ plan, document, client, onChange }: Props) => {
  const t = useTranslate()
  const [state, setState] = useState<'busy' | { readonly failure: string }>()
  const isPlanned = plan.state === 'planned'
  const left = isPlanned && plan.action === 'publish' ? [...changedVersions(document).keys()].filter((id) => !plan.ids.includes(id)) : []
  const callOff = async (): Promise<void> => {
    setState('busy')
    const answer = await client.callOff(document.pageId, plan.id)
    if (answer.ok) return onChange(answer.value)
    setState({ failure: sentenceInWords(answer.refusal, t) })
  }
  return (
    <li>
      <PlannedInWords plan={plan} />
      {plan.release === undefined || plan.release.pages === 1 ? (
        <SteadyButton isOff={state === 'busy'} onClick={() => void callOff()}>
          {t(isPlanned ? 'compose.schedule.callOff' : 'compose.schedule.forget')}
        </SteadyButton>
      ) : (
        <Link to={`/calendar?release=${encodeURIComponent(plan.release.id)}`}>{t('compose.release.change')}</Link>
      )}
      {left.length > 0 && <p className={styles.warning}>{t('compose.schedule.more', { count: left.length })}</p>}
      <p role="status" className={styles.error}>
        {typeof state === 'object' && state.failure}
      </p>
    </li>
  )
}
