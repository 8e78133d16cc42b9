import { useCallback, useState, type ReactNode } from 'react'
import type { Order } from '../../../schemas/api/checkout.ts'
import { useCommerce } from '../../clients/commerce/commerce-context.tsx'
import { CommerceError, type CommerceClient } from '../../clients/commerce/commerce-client.ts'
import { readOrder } from '../../clients/commerce/operations/orders.ts'
import { incidentOf } from '../../lib/incident-of.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { report } from '../../lib/report.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { Alert } from '../../ui/notice/alert.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Spinner } from '../../ui/waiting/spinner.tsx'
import { InvoiceButton } from './invoice-button.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderSummary } from './order-summary.tsx'
import styles from './own-order.module.scss'

interface Props {
  readonly orderReference: string
  /** What can be done with the order beside reading it. */
  readonly action: (order: Order) => ReactNode
}

/** All of one order of the signed-in shopper (CALL-30). Somebody else's is not found, like one there is not. */
export const OwnOrder = ({ orderReference, action }: Props) => {
  const t = useTranslate()
  const commerce = useCommerce()
  const [attempt, setAttempt] = useState(0)
  const ask = useCallback(() => findOrder(commerce, orderReference), [commerce, orderReference])
  const answer = useAnswer({ ask, attempt, onFailure })
  if (answer.status === 'loading') return <Spinner label={t('orders.loading')} />
  if (answer.status === 'loaded')
    return answer.value === undefined ? <NotYours /> : <Found order={answer.value} action={action(answer.value)} />
  return (
    <Alert tone="danger" title={t('orders.unableToRead')} incident={incidentOf(answer.cause)}>
      <Button type="button" variant="secondary" size="small" onClick={() => setAttempt(attempt + 1)}>
        {t('core.tryAgain')}
      </Button>
    </Alert>
  )
}

/** Undefined for one that is not the shopper's. */
const findOrder = async (commerce: CommerceClient, orderReference: string): Promise<Order | undefined> => {
  try {
    return await readOrder(commerce)(orderReference)
  } catch (cause) {
    if (cause instanceof CommerceError && cause.status === 404) return undefined
    throw cause
  }
}

const onFailure = (cause: unknown): void =>
  report({ code: 'orderFailed', message: 'An order could not be read', details: { cause: String(cause) } })

const Found = ({ order, action }: { readonly order: Order; readonly action: ReactNode }) => {
  const t = useTranslate()
  return (
    <>
      <OrderSummary order={order} />
      <OrderDelivery order={order} paymentMethod={order.paymentMethod} />
      <div className={styles.actions}>
        {action}
        <InvoiceButton order={order} />
        <ButtonLink to="/orders" variant="text">
          {t('orders.viewAll')}
        </ButtonLink>
      </div>
    </>
  )
}

const NotYours = () => {
  const t = useTranslate()
  return (
    <Alert tone="warning" title={t('orders.notYours')}>
      <ButtonLink to="/orders" variant="secondary" size="small">
        {t('orders.viewAll')}
      </ButtonLink>
    </Alert>
  )
}
