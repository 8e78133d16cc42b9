import { useId, useState } from 'react'
import type { ProgramKey } from '../../schemas/api/compose-programs.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { isolate } from '../isolate.ts'
import { momentInWords } from '../moment-in-words.ts'
import { sentenceInWords } from '../sentence-in-words.ts'
import { SteadyButton } from '../steady-button.tsx'
import styles from './programs.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'endKey'>
  readonly keys: readonly ProgramKey[]
  /** What is to be said of it. */
  readonly onDone: (sentence: string) => void
}

/** Her keys: what each may do, until when, and when it was used last. */
export const KeyList = ({ keys, ...props }: Props) => {
  const t = useTranslate()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('compose.programs.keys')}</h2>
      {keys.length === 0 && <p className={styles.quiet}>{t('compose.programs.noKeys')}</p>}
      <ul>
        {keys.map((key) => (
          <KeyItem key={key.id} made={key} {...props} />
        ))}
      </ul>
    </section>
  )
}

const KeyItem = ({ client, made, onDone }: Omit<Props, 'keys'> & { readonly made: ProgramKey }) => {
  const t = useTranslate()
  const id = useId()
  const [state, setState] = useState<'busy' | { readonly failure: string }>()
  const { name, rights, madeAt, endsAt, lastUsedAt } = made
  const end = async (): Promise<void> => {
    setState('busy')
    const answer = await client.endKey(made.id)
    if (answer.ok) return onDone(t('compose.programs.ended', { name: isolate(name) }))
    setState({ failure: sentenceInWords(answer.refusal, t) })
  }
  return (
    <li>
      <h3 id={id}>
        <bdi>{name}</bdi>
      </h3>
      <p>
        {t('compose.programs.mayDo', {
          what: (['read', ...rights] as const).map((right) => t(`compose.programs.may.${right}`)).join(t('compose.comma')),
        })}
      </p>
      <p className={styles.quiet}>
        {t('compose.programs.period', { made: momentInWords(madeAt), end: momentInWords(endsAt) })}{' '}
        {lastUsedAt === undefined ? t('compose.programs.unused') : t('compose.programs.used', { moment: momentInWords(lastUsedAt) })}
      </p>
      <p className={styles.acts}>
        <SteadyButton isOff={state === 'busy'} aria-describedby={id} onClick={() => void end()}>
          {t('compose.programs.end')}
        </SteadyButton>
      </p>
      <p role="status" className={styles.error}>
        {typeof state === 'object' && state.failure}
      </p>
    </li>
  )
}
