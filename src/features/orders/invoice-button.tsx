import type { Order, OrderStatus } from '../../../schemas/api/checkout.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Button } from '../../ui/button/button.tsx'

/** Statuses of orders that are not paid, so that nobody looks for an invoice. */
const WITHOUT: ReadonlySet<OrderStatus> = new Set(['pendingPayment', 'cancelled'])

/** Opens the invoice in a tab of its own. The form is posted, so that no address holds the token that opens it. */
export const InvoiceButton = ({ order: { orderReference, invoiceToken, status } }: { readonly order: Order }) => {
  const t = useTranslate()
  if (WITHOUT.has(status)) return null
  if (invoiceToken === undefined) return <p>{t('orders.invoiceByMail')}</p>
  return (
    <form method="post" action="/invoice" target="_blank" rel="noopener">
      <input type="hidden" name="orderReference" value={orderReference} />
      <input type="hidden" name="token" value={invoiceToken} />
      <Button type="submit" variant="secondary">
        {t('orders.invoice')}
      </Button>
    </form>
  )
}
