import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { PaymentAction } from '../../schemas/api/checkout.ts'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import { isolated } from '../../src/i18n/isolated.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { elapsed } from '../../src/lib/clock.ts'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { Dialog } from '../../src/ui/dialog/dialog.tsx'
import { Spinner } from '../../src/ui/waiting/spinner.tsx'
import styles from './qr-code-action.module.scss'

interface Props {
  readonly action: Extract<PaymentAction, { type: 'qrCode' }>
  readonly onFinished: (details: Readonly<Record<string, unknown>>) => void
  readonly onExpired: () => void
}

/** Paying with the wallet's app: the code to scan, how long it is good for, and on by itself once it is paid. Closing it gives the payment up. */
export const QrCodeAction = ({ action, onFinished, onExpired }: Props) => {
  const t = useTranslate()
  const { actor } = useCheckout()
  const method = useSelector(actor, (snapshot) => t(`checkout.methods.${snapshot.context.payment?.method ?? ''}`))
  const left = useSecondsLeft(action.secondsLeft ?? DEFAULT_SECONDS, onExpired)
  const code = useCode(action.qrCodeData)
  return (
    <Dialog isOpen title={t('checkout.code.title', { method })} onClose={() => onFinished({ cancelled: true })}>
      <div className={styles.action}>
        <p>{t('checkout.code.scan')}</p>
        <div className={styles.code}>
          {code === undefined ? (
            <Spinner label={t('checkout.loading')} />
          ) : (
            <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t('checkout.code.picture', { method })}>
              {/* White in every look: a code is read by its contrast. */}
              <rect width={code.size} height={code.size} fill="#fff" />
              <path d={code.path} fill="#000" />
            </svg>
          )}
        </div>
        <p className={styles.left}>{t('checkout.code.left', { time: isolated(inMinutes(left)) })}</p>
        {action.url !== '' && (
          <ButtonLink to={action.url} newWindow variant="secondary">
            {t('checkout.code.onThisDevice')}
          </ButtonLink>
        )}
        <Spinner label={t('codes.checkout.pending')} />
      </div>
    </Dialog>
  )
}

const DEFAULT_SECONDS = 15 * 60
const TICK_MS = 1_000

/** Counts down by how much time has passed, not by how often the browser let it count: it sleeps in a tab nobody looks at. */
const useSecondsLeft = (seconds: number, onExpired: () => void): number => {
  const [left, setLeft] = useState(seconds)
  const expire = useRef(onExpired)
  useEffect(() => {
    expire.current = onExpired
  })
  useEffect(() => {
    const end = elapsed() + seconds * 1000
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - elapsed()) / 1000))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      expire.current()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}

const inMinutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

interface Code {
  readonly size: number
  readonly path: string
}

/** The code as one path; its maker comes with the first code that is shown. */
const useCode = (text: string): Code | undefined => {
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    let isCurrent = true
    // Without it the link to the app is left.
    import('./qr-code.ts').then(
      ({ qrCode }) => isCurrent && setCode(qrCode(text)),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  return code
}
