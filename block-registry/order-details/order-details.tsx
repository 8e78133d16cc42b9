import { useEffect } from 'react'
import { useNavigate } from '../../src/page/use-navigate.ts'
import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { Notice } from '../../src/ui/notice/notice.tsx'
import { Spinner } from '../../src/ui/spinner/spinner.tsx'

/** One order for its owner; a guest is sent to the status page, which asks for the contact (ROUTE-31). */
export const OrderDetails = ({ props }: BlockViewProps<'order-details'>) => {
  const t = useTranslate()
  const navigate = useNavigate()
  const orderReference = usePageContext().params['orderReference'] ?? ''
  useEffect(() => {
    void navigate(`/orders/order-status?orderReference=${encodeURIComponent(orderReference)}`, { replace: true })
  }, [navigate, orderReference])
  return (
    <Notice heading={props.heading}>
      <Spinner label={t('orders.loading')} />
    </Notice>
  )
}
