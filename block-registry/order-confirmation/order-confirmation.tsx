import { lazy, Suspense, type ReactNode } from 'react'
import type { CheckoutCompletion } from '../../src/clients/commerce/operations/checkout.ts'
import { InvoiceButton } from '../../src/features/orders/invoice-button.tsx'
import { OrderDelivery } from '../../src/features/orders/order-delivery.tsx'
import { OrderSummary } from '../../src/features/orders/order-summary.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolated } from '../../src/i18n/isolated.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Icon } from '../../src/ui/icon/icon.tsx'
import { Incident } from '../../src/ui/notice/incident.tsx'
import { Spinner } from '../../src/ui/waiting/spinner.tsx'
import type { BlockViewProps } from '../block.ts'
import { useOrderCompletion } from './use-order-completion.ts'
import styles from './order-confirmation.module.scss'

/**
 * Thanks and the whole order to whoever has just placed it, and to nobody else. The server renders neither, so that the page contains
 * nothing personal (TRICKY-05: its title is the favourites', its heading is not).
 */
export const OrderConfirmation = ({ props, slots }: BlockViewProps<'order-confirmation'>) => {
  const t = useTranslate()
  const { state, become } = useOrderCompletion()
  return (
    <div className={styles.page}>
      <section className={classNames(styles.thanks, state.kind === 'reading' ? styles.reading : undefined)}>
        {state.kind === 'reading' && (
          <Told heading={t('confirmation.yourOrder')}>
            <Spinner label={t('orders.loading')} />
          </Told>
        )}
        {state.kind === 'placed' && isWaiting(state.completion) && (
          <Suspense fallback={<Spinner label={t('orders.loading')} />}>
            <WaitingOrder completion={state.completion} utr={state.utr} onPaid={become}>
              <PlacedOrder {...state.completion} />
            </WaitingOrder>
          </Suspense>
        )}
        {state.kind === 'placed' && !isWaiting(state.completion) && (
          <Placed heading={props.heading === '' ? t('confirmation.title') : props.heading} completion={state.completion} />
        )}
        {state.kind === 'none' && (
          <Told heading={t('confirmation.none')} text={t('confirmation.noneText')}>
            <ButtonLink to="/tracking">{t('confirmation.track')}</ButtonLink>
            <ButtonLink to="/" variant="secondary">
              {t('confirmation.continue')}
            </ButtonLink>
          </Told>
        )}
        {state.kind === 'failed' && (
          <Told heading={t('confirmation.yourOrder')} text={t('confirmation.failed')} incident={state.incident}>
            <Button type="button" onClick={state.retry}>
              {t('core.tryAgain')}
            </Button>
            <ButtonLink to="/tracking" variant="secondary">
              {t('confirmation.track')}
            </ButtonLink>
          </Told>
        )}
      </section>
      {/* What happens next with an order, for whoever has one that is confirmed. There from the start: what stays HTML cannot be made in the
          browser. */}
      {slots.below !== undefined && (
        <div className={styles.below} hidden={state.kind !== 'placed' || isWaiting(state.completion)}>
          {slots.below}
        </div>
      )}
    </div>
  )
}

interface ToldProps {
  readonly heading: string
  readonly text?: string
  readonly incident?: string | undefined
  readonly children: ReactNode
}

const Told = ({ heading, text, incident, children }: ToldProps) => (
  <>
    <h1 className={styles.heading}>{heading}</h1>
    {text !== undefined && (
      <p role="status" className={styles.text}>
        {text}
      </p>
    )}
    <Incident id={incident} />
    <div className={styles.actions}>{children}</div>
  </>
)

const Placed = ({ heading, completion }: { readonly heading: string; readonly completion: CheckoutCompletion }) => {
  const t = useTranslate()
  const { orderReference, email } = completion
  return (
    <>
      <Icon name="success" size="4.8rem" />
      <h1 className={styles.heading}>{heading}</h1>
      <div role="status" className={styles.text}>
        <p>{orderReference === undefined ? t('confirmation.plain') : t('confirmation.number', { number: isolated(orderReference) })}</p>
        <p>{email === undefined ? t('confirmation.mail') : t('confirmation.mailTo', { email: isolated(email) })}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink to="/tracking">{t('confirmation.track')}</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          {t('confirmation.continue')}
        </ButtonLink>
      </div>
      <PlacedOrder {...completion} />
    </>
  )
}

const PlacedOrder = ({ order, arrival, paymentMethod }: CheckoutCompletion) =>
  order !== undefined && (
    <div className={styles.order}>
      <OrderSummary order={order} arrival={arrival} />
      <OrderDelivery order={order} arrival={arrival} paymentMethod={paymentMethod} />
      <InvoiceButton order={order} />
    </div>
  )

/** A bank decides about its payment. A transfer is the shopper's to make, so its order is confirmed at once. */
const isWaiting = ({ order }: CheckoutCompletion): boolean => order?.status === 'pendingPayment' && order.transfer === undefined

const WaitingOrder = lazy(async () => ({ default: (await import('./waiting-order.tsx')).WaitingOrder }))
