import { useState, type SyntheticEvent } from 'react'
import type { ComposeSession } from '../schemas/api/compose.ts'
import { useTranslate } from '../src/i18n/use-translate.ts'
import type { ComposeClient } from './api/compose-client.ts'
import { SettingsMenu } from './interface/settings-menu.tsx'
import { SteadyButton } from './steady-button.tsx'
import { sentenceInWords } from './sentence-in-words.ts'
import styles from './app.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'signIn'>
  readonly onSignedIn: (session: ComposeSession) => void
}

/** Asks who she is, as the identity provider knows her. */
export const SignIn = ({ client, onSignedIn }: Props) => {
  const t = useTranslate()
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    setBusy(true)
    const answer = await client.signIn(String(form.get('email')), String(form.get('password')))
    setBusy(false)
    if (answer.ok) return onSignedIn(answer.value)
    setFailure(sentenceInWords(answer.refusal, t))
  }
  return (
    <main className={styles.signIn}>
      <h1>{t('compose.signIn')}</h1>
      <form onSubmit={(event) => void submit(event)}>
        <label>
          {t('compose.email')}
          <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          {t('compose.password')}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <p role="alert">{failure}</p>
        <SteadyButton type="submit" isOff={isBusy}>
          {t('compose.signIn')}
        </SteadyButton>
      </form>
      <div className={styles.settings}>
        <SettingsMenu />
      </div>
    </main>
  )
}
