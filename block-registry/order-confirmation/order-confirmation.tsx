import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { Icon } from '../../src/ui/icon/icon.tsx'
import { OrderLines } from './order-lines.tsx'
import { useOrderCompletion } from './use-order-completion.ts'
import styles from './order-confirmation.module.scss'

/**
 * Thanks, and the order's number to whoever has just placed it. The server renders the thanks alone, so that the page
 * contains nothing personal (TRICKY-05: its title is the favourites', its heading is not).
 */
export const OrderConfirmation = ({ props, slots }: BlockViewProps<'order-confirmation'>) => {
  const t = useTranslate()
  const { orderReference, order } = useOrderCompletion()
  return (
    <div className={styles.page}>
      <section className={styles.thanks}>
        <Icon name="success" size="4.8rem" />
        <h1 className={styles.heading}>{props.heading === '' ? t('confirmation.title') : props.heading}</h1>
        <div role="status" className={styles.text}>
          <p>{orderReference === undefined ? t('confirmation.plain') : <OrderNumber reference={orderReference} />}</p>
          {orderReference !== undefined && <p>{t('confirmation.mail')}</p>}
        </div>
        {order !== undefined && <OrderLines order={order} />}
        <div className={styles.actions}>
          <ButtonLink to="/">{t('confirmation.continue')}</ButtonLink>
          <ButtonLink to="/tracking" variant="secondary">
            {t('confirmation.track')}
          </ButtonLink>
        </div>
      </section>
      {slots.below}
    </div>
  )
}

/** Bidi-isolated, so that the number reads from left to right in every language. */
const OrderNumber = ({ reference }: { readonly reference: string }) => {
  const t = useTranslate()
  return t('confirmation.number', { number: `\u2066${reference}\u2069` })
}
