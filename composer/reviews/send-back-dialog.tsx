import { useId, useState, type SyntheticEvent } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { PickDialog } from '../panel/pickers/pick-dialog.tsx'
import styles from './reviews.module.scss'

interface Props {
  readonly onSend: (answer: string) => Promise<void>
  readonly onClose: () => void
}

/** What whoever asked is to change: without an answer she could not know. */
export const SendBackDialog = ({ onSend, onClose }: Props) => {
  const t = useTranslate()
  const id = useId()
  const [answer, setAnswer] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setMissing(answer.trim() === '')
    if (answer.trim() !== '') void onSend(answer.trim())
  }
  return (
    <PickDialog title={t('compose.review.sendBackTitle')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={send}>
        <label>
          {t('compose.review.answer')}
          <textarea
            dir="auto"
            rows={3}
            maxLength={2_000}
            value={answer}
            aria-required
            aria-invalid={isMissing || undefined}
            aria-describedby={`${id}-missing`}
            onChange={({ target }) => setAnswer(target.value)}
          />
        </label>
        <div className={styles.end}>
          <p id={`${id}-missing`} role="status" className={styles.error}>
            {isMissing && t('compose.review.noAnswer')}
          </p>
          <button type="submit" className={styles.primary}>
            {t('compose.review.sendBackNow')}
          </button>
        </div>
      </form>
    </PickDialog>
  )
}
