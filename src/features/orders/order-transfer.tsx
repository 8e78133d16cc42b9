import type { Order, TransferAccount } from '../../../schemas/api/checkout.ts'
import { usePriceFormat } from '../../i18n/use-price-format.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Alert } from '../../ui/notice/alert.tsx'
import styles from './order-transfer.module.scss'

interface Props {
  readonly order: Pick<Order, 'summary' | 'currency'>
  readonly account: TransferAccount
}

/** Where to transfer the money of an order that waits for it: each value by itself, to be copied. */
export const OrderTransfer = ({ order: { summary, currency }, account: { beneficiary, iban, bic, reference } }: Props) => {
  const t = useTranslate()
  const format = usePriceFormat(currency)
  const facts = [
    { key: 'amount', value: format(summary.totalCost) },
    { key: 'beneficiary', value: beneficiary },
    { key: 'iban', value: iban },
    { key: 'bic', value: bic ?? '' },
    { key: 'reference', value: reference },
  ]
  return (
    <Alert tone="info" title={t('checkout.transfer.title')}>
      <p>{t('checkout.transfer.text')}</p>
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ key, value }) => (
            <div key={key} className={styles.fact}>
              <dt>{t(`checkout.transfer.${key}`)}</dt>
              <dd>
                <bdi dir="ltr">{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
    </Alert>
  )
}
