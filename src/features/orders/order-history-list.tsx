import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Alert } from '../../ui/notice/alert.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Spinner } from '../../ui/waiting/spinner.tsx'
import { OrderList } from './order-list.tsx'
import { useOrderHistory } from './use-order-history.ts'
import styles from './order-list.module.scss'

interface Props {
  /** Shows the newest page only, and leads to the rest. */
  readonly isShort?: boolean
  /** What stands around the list; not there where a short one is empty. */
  readonly around?: (list: ReactNode) => ReactNode
}

/** Loads orders page by page, and says so where there are none. */
export const OrderHistoryList = ({ isShort = false, around = (list) => list }: Props) => {
  const t = useTranslate()
  const { orders, state, incident, hasMore, loadMore } = useOrderHistory()
  if (state === 'loaded' && orders.length === 0) return isShort ? null : <NoOrders />
  return around(
    <>
      {orders.length > 0 && <OrderList orders={orders} />}
      {state === 'failed' && (
        <Alert tone="danger" title={t('orders.unableToList')} incident={incident}>
          <Button type="button" variant="secondary" size="small" onClick={loadMore}>
            {t('core.tryAgain')}
          </Button>
        </Alert>
      )}
      {state === 'loading' && orders.length === 0 && <Spinner label={t('core.loading')} />}
      {hasMore && isShort && (
        <ButtonLink to="/orders" variant="secondary" className={styles.more}>
          {t('orders.viewAll')}
        </ButtonLink>
      )}
      {hasMore && !isShort && state !== 'failed' && (
        <Button type="button" variant="secondary" className={styles.more} isBusy={state === 'loading'} onClick={loadMore}>
          {t('orders.loadMore')}
        </Button>
      )}
    </>,
  )
}

const NoOrders = () => {
  const t = useTranslate()
  return (
    <div className={styles.empty}>
      <p>{t('orders.none')}</p>
      <ButtonLink to="/" variant="secondary">
        {t('orders.shop')}
      </ButtonLink>
    </div>
  )
}
