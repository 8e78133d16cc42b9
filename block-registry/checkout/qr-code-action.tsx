import type { PaymentAction } from '../../schemas/api/checkout.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { Dialog } from '../../src/ui/dialog/dialog.tsx'

interface Props {
  readonly action: Extract<PaymentAction, { type: 'qrCode' }>
  readonly onFinished: (details: Readonly<Record<string, unknown>>) => void
}

/** Paying with the wallet app: the QR code to scan, and a button for when it is done. */
export const QrCodeAction = ({ action, onFinished }: Props) => {
  const t = useTranslate()
  return (
    <Dialog isOpen title={t('checkout.qrCode')} onClose={() => onFinished({})}>
      <p>
        <code dir="ltr">{action.qrCodeData}</code>
      </p>
      <ButtonLink to={action.url} newWindow variant="secondary">
        {t('checkout.openProvider')}
      </ButtonLink>
      <Button type="button" onClick={() => onFinished({})}>
        {t('checkout.paid')}
      </Button>
    </Dialog>
  )
}
