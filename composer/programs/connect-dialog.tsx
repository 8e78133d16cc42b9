import { useId, useState, type SyntheticEvent } from 'react'
import { KEY_DAYS, type MadeKey } from '../../schemas/api/compose-programs.ts'
import type { ComposeRight, ComposeSession } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { PickDialog } from '../panel/pickers/pick-dialog.tsx'
import { isolate } from '../isolate.ts'
import { sentenceInWords } from '../sentence-in-words.ts'
import { SteadyButton } from '../steady-button.tsx'
import { KeyMade } from './key-made.tsx'
import styles from './programs.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'makeKey'>
  readonly session: Pick<ComposeSession, 'user' | 'isOpen'>
  readonly onClose: () => void
}

/** Makes a key for a program, with rights of hers at most, and shows it once. */
export const ConnectDialog = ({ client, session, onClose }: Props) => {
  const t = useTranslate()
  const [made, setMade] = useState<MadeKey>()
  return (
    <PickDialog
      title={made === undefined ? t('compose.programs.connectTitle') : t('compose.programs.made', { name: isolate(made.key.name) })}
      onClose={onClose}
    >
      {made === undefined ? <KeyForm client={client} session={session} onMade={setMade} /> : <KeyMade secret={made.secret} />}
    </PickDialog>
  )
}

const FIRST_DAYS = 30

const KeyForm = ({ client, session, onMade }: Omit<Props, 'onClose'> & { readonly onMade: (made: MadeKey) => void }) => {
  const t = useTranslate()
  const id = useId()
  const offered = session.user?.rights ?? []
  const [name, setName] = useState('')
  const [days, setDays] = useState<(typeof KEY_DAYS)[number]>(FIRST_DAYS)
  const [rights, setRights] = useState<readonly ComposeRight[]>(offered.filter((right) => right === 'edit'))
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const make = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    if (name.trim() === '') return setFailure(t('compose.programs.noName'))
    const form = new FormData(event.currentTarget)
    const again = session.isOpen ? {} : { email: String(form.get('email')), password: String(form.get('password')) }
    setBusy(true)
    const answer = await client.makeKey({ name: name.trim(), days, rights, ...again })
    setBusy(false)
    if (answer.ok) onMade(answer.value)
    else setFailure(sentenceInWords(answer.refusal, t))
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void make(event)}>
      <label>
        {t('compose.programs.name')}
        <input dir="auto" maxLength={60} required value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <fieldset>
        <legend>{t('compose.programs.may')}</legend>
        <label>
          <input type="checkbox" checked disabled /> {t('compose.programs.may.read')}
        </label>
        {offered.map((right) => (
          <label key={right}>
            <input
              type="checkbox"
              checked={rights.includes(right)}
              onChange={({ target }) => setRights(target.checked ? [...rights, right] : rights.filter((each) => each !== right))}
            />{' '}
            {t(`compose.programs.may.${right}`)}
          </label>
        ))}
      </fieldset>
      <label>
        {t('compose.programs.days')}
        <select value={days} onChange={({ target }) => setDays(KEY_DAYS.find((each) => String(each) === target.value) ?? FIRST_DAYS)}>
          {KEY_DAYS.map((each) => (
            <option key={each} value={each}>
              {t('compose.programs.inDays', { days: each })}
            </option>
          ))}
        </select>
      </label>
      {!session.isOpen && (
        <fieldset aria-describedby={`${id}-again`}>
          <legend>{t('compose.programs.you')}</legend>
          <p id={`${id}-again`}>{t('compose.programs.again')}</p>
          <label>
            {t('compose.email')}
            <input name="email" type="email" autoComplete="username" required />
          </label>
          <label>
            {t('compose.password')}
            <input name="password" type="password" autoComplete="current-password" required />
          </label>
        </fieldset>
      )}
      <div className={styles.end}>
        <p role="alert" className={styles.error}>
          {failure}
        </p>
        <SteadyButton type="submit" isOff={isBusy} className={styles.primary}>
          {t('compose.programs.make')}
        </SteadyButton>
      </div>
    </form>
  )
}
