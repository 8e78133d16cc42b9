import { useId, useState } from 'react'
import type { PublishRequest } from '../../schemas/api/compose-programs.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { isolate } from '../isolate.ts'
import { momentInWords } from '../moment-in-words.ts'
import { sentenceInWords } from '../sentence-in-words.ts'
import { SteadyButton } from '../steady-button.tsx'
import styles from './programs.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'refuseRequest'>
  readonly requests: readonly PublishRequest[]
  readonly onLook: (request: PublishRequest) => void
  /** What is to be said of it. */
  readonly onDone: (sentence: string) => void
}

/** What programs ask her to publish. She looks before she confirms. */
export const RequestList = ({ requests, ...props }: Props) => {
  const t = useTranslate()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('compose.programs.waiting')}</h2>
      {requests.length === 0 && <p className={styles.quiet}>{t('compose.programs.none')}</p>}
      <ul>
        {requests.map((request) => (
          <RequestItem key={request.id} request={request} {...props} />
        ))}
      </ul>
    </section>
  )
}

const RequestItem = ({ client, request, onLook, onDone }: Omit<Props, 'requests'> & { readonly request: PublishRequest }) => {
  const t = useTranslate()
  const id = useId()
  const [state, setState] = useState<'busy' | { readonly failure: string }>()
  const { program, title, note, askedAt, endsAt } = request
  const refuse = async (): Promise<void> => {
    setState('busy')
    const answer = await client.refuseRequest(request.id)
    if (answer.ok) return onDone(t('compose.programs.refused', { title: isolate(title) }))
    setState({ failure: sentenceInWords(answer.refusal, t) })
  }
  return (
    <li>
      <h3 id={id}>{t('compose.programs.asks', { program: isolate(program), title: isolate(title) })}</h3>
      {note !== '' && <blockquote dir="auto">{note}</blockquote>}
      <p className={styles.quiet}>{t('compose.programs.asked', { moment: momentInWords(askedAt), end: momentInWords(endsAt) })}</p>
      <p className={styles.acts}>
        <button type="button" className={styles.primary} aria-describedby={id} onClick={() => onLook(request)}>
          {t('compose.programs.look')}
        </button>
        <SteadyButton isOff={state === 'busy'} aria-describedby={id} onClick={() => void refuse()}>
          {t('compose.programs.refuse')}
        </SteadyButton>
      </p>
      <p role="status" className={styles.error}>
        {typeof state === 'object' && state.failure}
      </p>
    </li>
  )
}
