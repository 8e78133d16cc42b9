import type { OrderStatus } from '../../../schemas/api/checkout.ts'
import { Translation } from '../../i18n/translation.tsx'
import { Badge } from '../../ui/badge/badge.tsx'

/** Where an order is, in a word. */
export const OrderState = ({ status }: { readonly status: OrderStatus }) => (
  <Badge tone={TONES[status]}>
    <Translation id={`orders.status.${status}`} />
  </Badge>
)

const TONES = {
  placed: 'accent',
  processing: 'accent',
  partiallyShipped: 'accent',
  shipped: 'accent',
  pendingPayment: 'warning',
  delivered: 'neutral',
  cancelled: 'neutral',
  returned: 'neutral',
} as const
