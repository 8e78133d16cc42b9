import { useEffect } from 'react'
import type { PaymentAction } from '../../schemas/api/checkout.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Dialog } from '../../src/ui/dialog/dialog.tsx'
import styles from './payment-action.module.scss'

interface Props {
  readonly action: Extract<PaymentAction, { type: 'threeDS2' }>
  readonly onFinished: (details: Readonly<Record<string, unknown>>) => void
}

/** The bank's page in a frame. Its result is sent to the server, which reads the outcome from the provider; so does closing it. */
export const ChallengeAction = ({ action, onFinished }: Props) => {
  const t = useTranslate()
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>): void => {
      if (event.origin !== new URL(action.url, location.href).origin) return
      const result = resultOf(event.data)
      if (result !== undefined) onFinished({ threeDSResult: result })
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [action.url, onFinished])
  return (
    <Dialog isOpen title={t('checkout.challenge')} onClose={() => onFinished({ cancelled: true })}>
      <iframe className={styles.frame} src={action.url} title={t('checkout.challenge')} />
    </Dialog>
  )
}

const resultOf = (data: unknown): string | undefined => {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'type') !== 'threeDS2') return undefined
  const result: unknown = Reflect.get(data, 'threeDSResult')
  return typeof result === 'string' ? result : undefined
}
