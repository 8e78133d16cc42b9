import { useTranslate } from '../../i18n/use-translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { useEffect, useState } from 'react'
import styles from './account-form.module.scss'

interface Props {
  readonly isBusy: boolean
  /** True where the code was sent. */
  readonly onResend: () => Promise<boolean>
}

const PAUSE_S = 60

/** Asks for a new code, once a minute (ROUTE-33). */
export const ResendButton = ({ isBusy, onResend }: Props) => {
  const t = useTranslate()
  const [left, begin] = useCountdown(PAUSE_S)
  const resend = async (): Promise<void> => {
    if (await onResend()) begin()
  }
  return (
    <Button type="button" variant="text" className={styles.resend} isBusy={isBusy} disabled={left > 0} onClick={() => void resend()}>
      {left > 0 ? t('account.resendIn', { seconds: left }) : t('account.resend')}
    </Button>
  )
}

const SECOND_MS = 1_000

/** The seconds until a code may be sent again, and the function that restarts the count. */
const useCountdown = (seconds: number): readonly [number, () => void] => {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left <= 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS)
    return () => clearTimeout(timer)
  }, [left])
  return [left, () => setLeft(seconds)]
}
