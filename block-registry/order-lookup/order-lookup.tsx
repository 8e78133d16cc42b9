import { useAccountState } from '../../src/clients/identity/account-context.tsx'
import { useNavigate } from '../../src/page/router-context.ts'
import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { OrderHistoryList } from '../../src/features/orders/order-history-list.tsx'
import { OrderLookupForm } from '../../src/features/orders/order-lookup-form.tsx'
import { EntryLayout } from '../../src/features/account/entry-layout.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './order-lookup.module.scss'

/**
 * Finds an order by number and contact; who is signed in sees the newest orders first. The values are passed in memory to the
 * page that shows the order, never in the address (ROUTE-31).
 */
export const OrderLookup = ({ props, slots }: BlockViewProps<'order-lookup'>) => {
  const t = useTranslate()
  const navigate = useNavigate()
  const { isUserSignedIn } = useAccountState()
  return (
    <>
      {isUserSignedIn && (
        <OrderHistoryList
          isShort
          around={(list) => (
            <Section as="section">
              <div className={styles.recent}>
                <h2 className={styles.heading}>{t('orders.recent')}</h2>
                {list}
              </div>
            </Section>
          )}
        />
      )}
      <EntryLayout heading={props.heading === '' ? t('orders.lookup') : props.heading} beside={slots.beside}>
        <p>{props.text === '' ? t('orders.lookupText') : props.text}</p>
        <OrderLookupForm onQuery={(query) => void navigate('/orders/order-status', { state: { orderQuery: query } })} />
      </EntryLayout>
    </>
  )
}
