import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Translation } from '../../src/i18n/translation.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import { cardWords } from '../../src/features/cards/stored-card.ts'
import type { CheckoutStep } from '../../src/features/checkout/checkout-types.ts'
import { hasShipping } from '../../src/lib/needs-shipping.ts'
import { AddressLines } from '../../src/ui/address-lines/address-lines.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { DeliveryTime } from './delivery-time.tsx'
import styles from './review-parts.module.scss'

/** What was entered, each part with a link back to its step. */
export const ReviewParts = () => {
  const t = useTranslate()
  const { actor } = useCheckout()
  const { cart, payment } = useSelector(actor, (snapshot) => snapshot.context)
  const option = cart?.shipping.options.find(({ id }) => id === cart.shipping.selected)
  const ships = hasShipping(cart?.items ?? [])
  const { DELIVERY: delivery, BILLING: billing } = cart?.addresses ?? {}
  // An express wallet gives none for what is not shipped.
  const address = ships ? delivery : billing
  const { email, phoneNumber } = cart?.consumer.properties ?? {}
  return (
    <div className={styles.parts}>
      <Part step="shipping" title={t('checkout.contact')}>
        <p>
          <bdi dir="ltr">{email}</bdi>
        </p>
        {phoneNumber !== undefined && (
          <p>
            <bdi dir="ltr">{phoneNumber}</bdi>
          </p>
        )}
      </Part>
      {address !== undefined && (
        <Part step="shipping" title={t(ships ? 'checkout.address' : 'checkout.billing')}>
          <AddressLines address={address} {...(cart?.regionNames && { regions: cart.regionNames })} />
        </Part>
      )}
      {option !== undefined && (
        <Part step="shipping" title={t('checkout.delivery')}>
          <p>{option.method}</p>
          <p className={styles.muted}>
            <DeliveryTime {...option} />
          </p>
        </Part>
      )}
      {ships && cart?.giftNote !== undefined && (
        <Part step="shipping" title={t('checkout.gift.title')}>
          <p>
            <bdi>{cart.giftNote}</bdi>
          </p>
        </Part>
      )}
      {payment !== undefined && (
        <Part step="payment" title={t('checkout.method')}>
          <p>
            <Translation id={`checkout.methods.${payment.method}`} />
          </p>
          {payment.issuer !== undefined && (
            <p>
              <bdi>{payment.issuer.name}</bdi>
            </p>
          )}
          {payment.stored !== undefined && <p>{cardWords(payment.stored)}</p>}
          {payment.card !== undefined && (
            <p>
              <bdi dir="ltr">•••• {payment.card.lastFour}</bdi>
            </p>
          )}
          {payment.card?.storeCard === true && <p className={styles.muted}>{t('checkout.card.willBeStored')}</p>}
        </Part>
      )}
    </div>
  )
}

const Part = ({ step, title, children }: { readonly step: CheckoutStep; readonly title: string; readonly children: ReactNode }) => {
  const t = useTranslate()
  const { actor } = useCheckout()
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <Button
        type="button"
        variant="text"
        size="small"
        aria-label={t('checkout.editPart', { part: title })}
        onClick={() => actor.send({ type: 'step.requested', step })}
      >
        {t('checkout.edit')}
      </Button>
      <div className={styles.text}>{children}</div>
    </section>
  )
}
