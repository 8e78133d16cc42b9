import type { OrderStatus } from '../../../schemas/api/checkout.ts'
import { Translation } from '../../i18n/translation.tsx'
import styles from './order-state.module.scss'

/** Where an order is, in a word that is read first. */
export const OrderState = ({ status }: { readonly status: OrderStatus }) => (
  <span className={styles.state} data-tone={TONES[status]}>
    <Translation id={`orders.status.${status}`} />
  </span>
)

const TONES = {
  placed: 'going',
  processing: 'going',
  partiallyShipped: 'going',
  shipped: 'going',
  pendingPayment: 'waiting',
  delivered: 'over',
  cancelled: 'over',
  returned: 'over',
} as const
