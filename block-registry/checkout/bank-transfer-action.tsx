import type { PaymentAction } from '../../schemas/api/checkout.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Alert } from '../../src/ui/alert/alert.tsx'
import { Button } from '../../src/ui/button/button.tsx'

interface Props {
  readonly action: Extract<PaymentAction, { type: 'bankTransfer' }>
  readonly onFinished: (details: Readonly<Record<string, unknown>>) => void
}

/** The account to transfer the money to; the order is pending until it arrives. */
export const BankTransferAction = ({ action, onFinished }: Props) => {
  const t = useTranslate()
  return (
    <Alert tone="info" title={t('checkout.bankTransfer')}>
      <p>{action.beneficiary}</p>
      <p>
        <bdi dir="ltr">{action.iban}</bdi>
      </p>
      <p>
        <bdi dir="ltr">{action.reference}</bdi>
      </p>
      <Button type="button" onClick={() => onFinished({})}>
        {t('checkout.goOn')}
      </Button>
    </Alert>
  )
}
