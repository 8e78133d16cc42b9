import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Spinner } from '../../src/ui/waiting/spinner.tsx'
import { ChallengeAction } from './challenge-action.tsx'
import { QrCodeAction } from './qr-code-action.tsx'
import { RedirectAction } from './redirect-action.tsx'

/** The action that the shopper's bank or wallet requires. */
export const PaymentActionView = () => {
  const { actor } = useCheckout()
  const isActing = useSelector(actor, (snapshot) => snapshot.hasTag('acting'))
  const action = useSelector(actor, (snapshot) => snapshot.context.action)
  const finish = (details: Readonly<Record<string, unknown>>): void => actor.send({ type: 'action.finished', details })
  if (!isActing || action === undefined) return null
  switch (action.type) {
    case 'redirect':
      return <RedirectAction action={action} />
    case 'threeDS2':
      return <ChallengeAction action={action} onFinished={finish} />
    case 'qrCode':
      return (
        <QrCodeAction
          key={action.qrCodeData}
          action={action}
          onFinished={finish}
          onExpired={() => actor.send({ type: 'action.expired' })}
        />
      )
    // Its account is on the page of the order, which comes next.
    case 'bankTransfer':
    case 'await':
    case 'sdk':
      return <AwaitAction onFinished={finish} />
  }
}

const WAIT_MS = 1_000

/** Waits a moment, then reads the outcome. */
const AwaitAction = ({ onFinished }: { readonly onFinished: (details: Readonly<Record<string, unknown>>) => void }) => {
  const t = useTranslate()
  useEffect(() => {
    const timer = setTimeout(() => onFinished({}), WAIT_MS)
    return () => clearTimeout(timer)
  })
  return <Spinner label={t('codes.checkout.pending')} />
}
